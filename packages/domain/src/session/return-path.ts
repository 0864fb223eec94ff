const ourselves = 'https://boedel.invalid';

/** The page somebody wanted before signing in. Only a path of our own is followed: an address of elsewhere is bait. */
export function sanitiseReturnPath(wanted: string | null | undefined, otherwise = '/Dashboard'): string {
  // Browsers read '\' as '/', and drop tabs and line ends, so '/\evil' and '/<tab>/evil' lead away as '//evil' does.
  if (!wanted || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return otherwise;
  try {
    const url = new URL(wanted, ourselves);
    // '/..//evil' is resolved to '//evil'.
    if (url.origin !== ourselves || url.pathname.startsWith('//')) return otherwise;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return otherwise;
  }
}
