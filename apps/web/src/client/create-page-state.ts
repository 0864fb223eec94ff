const made: { readonly state: object; readonly begin: () => object }[] = [];

/** State that lives as long as the loaded page and is nobody's but its module's. */
export function createPageState<State extends object>(begin: () => State): State {
  const state = begin();
  made.push({ state, begin });
  return state;
}

/** As if the page had been loaded afresh, for those who stay: one test after the other. */
export const loadAfresh = (): void => made.forEach(({ state, begin }) => Object.assign(state, begin()));
