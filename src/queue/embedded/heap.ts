/** A heap: the first by the given order comes out first, in logarithmic time. */
export interface Heap<Item> {
  readonly size: number;
  push(item: Item): void;
  peek(): Item | undefined;
  pop(): Item | undefined;
}

export function createHeap<Item>(isBefore: (one: Item, other: Item) => boolean): Heap<Item> {
  const items: Item[] = [];

  function swapUp(index: number): void {
    for (let child = index; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!isBefore(items[child] as Item, items[parent] as Item)) return;
      [items[child], items[parent]] = [items[parent] as Item, items[child] as Item];
      child = parent;
    }
  }

  function swapDown(): void {
    for (let parent = 0; ;) {
      const left = 2 * parent + 1;
      if (left >= items.length) return;
      const right = left + 1;
      const first = right < items.length && isBefore(items[right] as Item, items[left] as Item) ? right : left;
      if (!isBefore(items[first] as Item, items[parent] as Item)) return;
      [items[first], items[parent]] = [items[parent] as Item, items[first] as Item];
      parent = first;
    }
  }

  return {
    get size() {
      return items.length;
    },
    push(item) {
      items.push(item);
      swapUp(items.length - 1);
    },
    peek: () => items[0],
    pop() {
      const first = items[0];
      const last = items.pop();
      if (items.length > 0 && last !== undefined) {
        items[0] = last;
        swapDown();
      }
      return first;
    },
  };
}
