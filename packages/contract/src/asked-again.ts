/**
 * A change whose answer never came may have been made. The browser names each change it asks for; asked for again under the
 * same name, with the header that says so, it is made once.
 */
export const requestHeader = 'x-request-id';
export const againHeader = 'x-asked-again';
/** The status of a change that had been made the first time; its answer is lost. */
export const madeBefore = 208;
