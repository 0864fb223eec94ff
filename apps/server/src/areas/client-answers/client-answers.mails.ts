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
    subject: `${firm}: please answer a few questions before we meet`,
    paragraphs: [
      `Dear ${name}`,
      'Please answer a few questions before we meet. Your answers help us show you what would happen to your family and what you own. You can do it on your phone, in your own time.',
      message,
      `Open it here: ${link}`,
      `The link works only on the phone or computer where you open it first. There you can stop and come back until ${until}. We will go through your answers with you before we use them.`,
      `${by}, ${firm}`,
    ],
  }),
  af: ({ firm, by, name, link, until, message }) => ({
    subject: `${firm}: beantwoord asseblief ʼn paar vrae voordat ons ontmoet`,
    paragraphs: [
      `Beste ${name}`,
      'Beantwoord asseblief ʼn paar vrae voordat ons ontmoet. U antwoorde help ons om u te wys wat met u gesin en u besittings sou gebeur. U kan dit op u foon doen, in u eie tyd.',
      message,
      `Maak dit hier oop: ${link}`,
      `Die skakel werk net op die foon of rekenaar waar u dit eerste oopmaak. Daar kan u ophou en terugkom tot ${until}. Ons gaan u antwoorde saam met u na voordat ons dit gebruik.`,
      `${by}, ${firm}`,
    ],
  }),
});
