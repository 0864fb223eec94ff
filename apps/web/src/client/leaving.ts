let leaving = false;

/** The page is about to be loaded afresh on purpose; nothing else has to see to it. */
export const beginLeaving = (): void => {
  leaving = true;
};

/** While that is under way nothing else has to notice that the session ended or changed. */
export const isLeaving = (): boolean => leaving;

// The browser may keep a page that was left and bring it back as it stood. What was left on purpose is loaded afresh:
// nobody reads over the shoulder of somebody who logged out.
addEventListener('pageshow', (event) => {
  if (event.persisted && leaving) location.reload();
});
