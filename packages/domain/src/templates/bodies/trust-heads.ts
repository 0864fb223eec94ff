/** What several papers of a trust begin and end with. */
export const trustHead = `: Trust | {main.name}
: Number of the trust | {matter.masterReference|or ____________________}
: Master of the High Court | {masterOffice.name}`;

/** Its trustees as they are today. */
export const trusteesNow = `|: # | Trustee | ~ Identity or registration number | Address | Capacity |
|each executors
| {n} | {executor.name} | {executor.idNumber|or To be supplied} | {executor.address|or To be supplied} | {executor.capacity|or Trustee} |
|end`;

export const resolvedBy = `~~ Signed at ____________________ on ____________________
[each executors]
~ {executor.name} | Trustee
[end]`;
