import { defineMailText } from '../../platform/mail/mail-text';

interface ClientMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly name: string;
  readonly link: string;
  readonly until: string;
  readonly message: string | null;
}

/** To a client of a planner: the questions, by a ticket that is good once. */
export const askClientMail = defineMailText<ClientMailFacts>({
  en: ({ firm, by, name, link, until, message }) => ({
    subject: `${firm}: what we would like to know before we meet`,
    paragraphs: [
      `Dear ${name}`,
      'To show you what would happen to your family and what you own, we would like you to fill in a few things. It can be done on a phone, in your own time.',
      message,
      `Open it here: ${link}`,
      `The link opens once, on the phone or computer you use; there you can stop and come back until ${until}. Nothing you fill in counts before we have looked at it together.`,
      `${by}, ${firm}`,
    ],
  }),
  af: ({ firm, by, name, link, until, message }) => ({
    subject: `${firm}: wat ons graag wil weet voordat ons ontmoet`,
    paragraphs: [
      `Beste ${name}`,
      'Om u te wys wat met u gesin en u besittings sou gebeur, vra ons dat u ʼn paar dinge invul. Dit kan op ʼn foon gedoen word, in u eie tyd.',
      message,
      `Maak dit hier oop: ${link}`,
      `Die skakel maak een keer oop, op die foon of rekenaar wat u gebruik; daar kan u ophou en terugkom tot ${until}. Niks wat u invul, tel voordat ons saam daarna gekyk het nie.`,
      `${by}, ${firm}`,
    ],
  }),
});
