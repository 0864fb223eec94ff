import { idOrRegistration, orderOfAf } from '../insolvency-heads';

export { idOrRegistration, orderOfAf, writeActLineAf } from '../insolvency-heads';

/** What several papers of an insolvent estate begin with, in Afrikaans. */
export const reAf = `{main.displayNameAf}, ${idOrRegistration}, Meesterverwysing {matter.masterReference|or nog nie toegeken nie}`;

/** One sentence that says who was appointed, as what and by which certificate. */
export const appointedAf = `{executors.names} is {?matter.finalOrderDate|deur|voorlopig deur} die Meester van die Hoë Hof, {masterOffice.name}, as {office.word} aangestel kragtens die sertifikaat van aanstelling van {matter.appointmentDate|or die datum daarop}. ${orderOfAf}.`;
