/** An empty list becomes undefined, which `JSON.stringify` leaves out. */
export const unlessEmpty = <Item>(list: readonly Item[]): readonly Item[] | undefined =>
  list.length > 0 ? list : undefined;
