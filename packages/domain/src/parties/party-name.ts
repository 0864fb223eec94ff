interface PartyNameFacts {
  readonly kind: string;
  readonly firstNames: string | null;
  readonly surname: string;
}

const capitaliseText = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** As lists sort and show: 'Van der Merwe, Jacobus Petrus' for a person, the plain name for anything else. */
export const listName = ({ kind, firstNames, surname }: PartyNameFacts): string =>
  kind === 'person' ? [capitaliseText(surname), firstNames].filter(Boolean).join(', ') : surname;

/** As a letter writes it: 'Jacobus Petrus van der Merwe'. */
export const formatPartyName = ({ kind, firstNames, surname }: PartyNameFacts): string =>
  kind === 'person' ? [firstNames, surname].filter(Boolean).join(' ') : surname;
