/** Drinks are drawn in what they are served in. */
export const servedDrinks =
  /^(?:water-glass|milk|juice|lemonade|iced-tea|cola|whisky|beer|cocktail|martini|champagne-glass|tea-glass|milkshake|bloody-mary|old-fashioned|margarita|mojito|pina-colada|hot-chocolate|latte|cup|wine-glass|boba-tea)$/;
