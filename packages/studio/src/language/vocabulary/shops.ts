/** What shops are called by that sell it: a book shop, a toy store. */
export const WARES = 'book|toy|flower|candy|pastry|antique|tea|cheese|clothes|gift|pet|coffee|music|record';
