/** What several papers of a trust begin and end with, in Afrikaans. */
export const trustHeadAf = `: Trust | {main.name}
: Nommer van die trust | {matter.masterReference|or ____________________}
: Meester van die Hoë Hof | {masterOffice.name}`;

/** Its trustees as they are today. */
export const trusteesNowAf = `|: # | Trustee | ~ Identiteits- of registrasienommer | Adres | Hoedanigheid |
|each executors
| {n} | {executor.name} | {executor.idNumber|or Word nog verskaf} | {executor.address|or Word nog verskaf} | {executor.capacity|or Trustee} |
|end`;

export const resolvedByAf = `~~ Geteken te ____________________ op ____________________
[each executors]
~ {executor.name} | Trustee
[end]`;
