/** The secret of a link as it stands in its address, or in a mail that carries it: what a guest's browser would send. */
export const readSecret = (text: string): string => /#([\w-]{40,})/.exec(text)![1]!;
