let read: Promise<ReadonlySet<string>> | undefined;

/**
 * The passwords counted most often in published leaks, some fifty thousand. Unpacking them takes a moment and a few
 * megabytes, so it waits until somebody first chooses a password; a browser never loads them.
 */
export const readCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (read ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  ));
