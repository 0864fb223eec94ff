import { createContext } from 'react';

/**
 * How the form around a field shows one of its masked numbers in full: by the field's path, `createIdNumber` or
 * `details.directors.0.createIdNumber`. Without it numbers stay masked until they are typed anew.
 */
export const Reveal = createContext<((path: string) => Promise<string | null>) | undefined>(undefined);
