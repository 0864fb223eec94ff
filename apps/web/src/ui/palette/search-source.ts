import type { SignedInPerson } from '../access';
import type { IconComponent } from '../shell/items';

/** A row that leads somewhere is a link. */
interface PaletteLink {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly run?: never;
}

interface PaletteAction {
  readonly run: () => void;
  readonly to?: never;
}

/** What a row of the palette shows, and where it leads or what happens. Labels are translated already. */
export type PaletteRow = { readonly label: string; readonly about?: string; readonly icon?: IconComponent } & (
  | PaletteLink
  | PaletteAction
);

/** Something the palette offers at once: a screen, or something that happens. */
export type PaletteCommand = PaletteRow & { readonly key: string; readonly group: string };

/** Something found while typing. */
export type FoundPaletteRow = PaletteRow & PaletteLink & { readonly key: string };

/** An area's own search, listed in `app/search-sources.ts` and fetched with the palette. */
export interface SearchSource {
  readonly key: string;
  /** English; the heading over what is found. */
  readonly group: string;
  readonly icon?: IconComponent;
  /** Left out, everybody signed in may search here. */
  readonly may?: (person: SignedInPerson) => boolean;
  readonly search: (words: string, signal: AbortSignal) => Promise<readonly FoundPaletteRow[]>;
  /** What stands there before anything is typed, under its own heading. */
  readonly before?: {
    readonly group: string;
    readonly rows: (signal: AbortSignal) => Promise<readonly FoundPaletteRow[]>;
  };
}

const splitWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether the command is meant: three letters of how it begins say so, or whole words of it ('note' for 'Add a note'). */
export function isMeant({ label }: PaletteCommand, typed: string): boolean {
  const words = splitWords(typed);
  const own = splitWords(label);
  const begins = typed.trim().length >= 3 && label.toLowerCase().startsWith(typed.trim().toLowerCase());
  return begins || (words.length > 0 && words.every((word) => word.length >= 4 && own.includes(word)));
}

/** Every word typed must be in the label or its group, in any order and letter case. */
export function filterCommands(commands: readonly PaletteCommand[], typed: string): PaletteCommand[] {
  const words = splitWords(typed);
  return commands.filter(({ label, group }) => {
    const text = `${label} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
