import type { LocalDate } from '@boedel/domain/dates/local-date';
import { defineMailText } from '../../platform/mail/mail-text';

/** The milestones of every type of matter as an Afrikaans letter names them. */
const inAfrikaans: Readonly<Record<string, string>> = {
  'Appointment received': 'Aanstelling ontvang',
  'Bond of security lodged': 'Sekerheidstelling ingedien',
  'Assets secured': 'Bates beveilig',
  'First meeting held': 'Eerste byeenkoms gehou',
  'Second meeting held': 'Tweede byeenkoms gehou',
  'Assets realised': 'Bates te gelde gemaak',
  'Account lodged': 'Rekening ingedien',
  'Account confirmed': 'Rekening bekragtig',
  'Dividend paid': 'Dividend betaal',
  Released: 'Vrygestel',
  'Instruction received': 'Opdrag ontvang',
  'Estate reported': 'Boedel aangemeld',
  'Letters received': 'Brief ontvang',
  'Notice to creditors published': 'Kennisgewing aan skuldeisers gepubliseer',
  'Liabilities and assets confirmed': 'Laste en bates bevestig',
  'Account approved': 'Rekening goedgekeur',
  'Account lay for inspection': 'Rekening het ter insae gelê',
  'Heirs paid': 'Erfgename betaal',
  Discharged: 'Ontslaan',
  'Order received': 'Bevel ontvang',
  'Inventory lodged': 'Inventaris ingedien',
  'Annual account lodged': 'Jaarrekening ingedien',
  'Annual account approved': 'Jaarrekening goedgekeur',
  'Final account lodged': 'Finale rekening ingedien',
  'Client data captured': 'Kliëntdata vasgelê',
  'Position presented': 'Posisie voorgelê',
  'Follow-up agreed': 'Opvolg ooreengekom',
  'Pack lodged': 'Pakket ingedien',
  'Letters of authority issued': 'Magtigingsbrief uitgereik',
  'Beneficial ownership lodged': 'Voordelige eienaarskap ingedien',
  'Tax registered': 'Vir belasting geregistreer',
  'Annual review done': 'Jaarlikse hersiening gedoen',
  Deregistered: 'Gederegistreer',
};
export const translateMilestone = (name: string): string => inAfrikaans[name] ?? name;

interface MilestoneMailFacts {
  readonly recipient: string;
  readonly reference: string;
  readonly matter: string;
  /** In the language of the mail. */
  readonly milestone: string;
  readonly on: LocalDate;
  readonly note: string | null;
  /** Who signs, and for which firm. */
  readonly signed: readonly string[];
}

/** To a recipient of a matter's milestones. */
export const milestoneMail = defineMailText<MilestoneMailFacts>({
  en: ({ recipient, reference, matter, milestone, on, note, signed }) => ({
    subject: `${reference} ${matter}: ${milestone}`,
    paragraphs: [
      `Dear ${recipient}`,
      `On ${on} the matter of ${matter} (our reference ${reference}) reached this milestone: ${milestone}. You do not need to reply.`,
      note,
      ['Kind regards', ...signed].join('\n'),
    ],
  }),
  af: ({ recipient, reference, matter, milestone, on, note, signed }) => ({
    subject: `${reference} ${matter}: ${milestone}`,
    paragraphs: [
      `Geagte ${recipient}`,
      `Die saak van ${matter} (ons verwysing ${reference}) het op ${on} hierdie mylpaal bereik: ${milestone}. U hoef nie te antwoord nie.`,
      note,
      ['Vriendelike groete', ...signed].join('\n'),
    ],
  }),
});
