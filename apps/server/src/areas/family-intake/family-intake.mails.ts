import { defineMailText } from '../../platform/mail/mail-text';

interface FamilyMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly name: string;
  readonly deceased: string;
  readonly link: string;
  readonly until: string;
  readonly message: string | null;
}

/** To somebody of the family: the questions, by a link that opens them and nothing else. */
export const askFamilyMail = defineMailText<FamilyMailFacts>({
  en: ({ firm, by, name, deceased, link, until, message }) => ({
    subject: `${firm}: please answer questions about the estate of ${deceased}`,
    paragraphs: [
      `Dear ${name}`,
      `We are looking after the estate of ${deceased}. Please answer a few questions that only the family can answer, so that we can report the estate to the Master. The questions are short, and you can answer them on your phone.`,
      message,
      `Answer them here: ${link}`,
      `We save your answers as you go. You can stop and come back with the same link until ${until}. Please do not forward it: anyone who has the link can answer for you.`,
      `${by}, ${firm}`,
    ],
  }),
  af: ({ firm, by, name, deceased, link, until, message }) => ({
    subject: `${firm}: beantwoord asseblief vrae oor die boedel van ${deceased}`,
    paragraphs: [
      `Beste ${name}`,
      `Ons behartig die boedel van ${deceased}. Beantwoord asseblief ʼn paar vrae wat net die familie kan beantwoord, sodat ons die boedel by die Meester kan aanmeld. Die vrae is kort, en u kan dit op u foon beantwoord.`,
      message,
      `Beantwoord dit hier: ${link}`,
      `U antwoorde word dadelik gestoor. U kan ophou en met dieselfde skakel terugkom tot ${until}. Moet dit asseblief nie aanstuur nie: enigiemand met die skakel kan namens u antwoord.`,
      `${by}, ${firm}`,
    ],
  }),
});

/** To the family: an answer came back, with what to do about it. */
export const cameBackMail = defineMailText<{
  firm: string;
  name: string;
  deceased: string;
  what: string;
  reason: string;
}>({
  en: ({ firm, name, deceased, what, reason }) => ({
    subject: `${firm}: please check an answer about the estate of ${deceased}`,
    paragraphs: [
      `Dear ${name}`,
      `We could not use this answer as it is: ${what}.`,
      reason,
      'Open the questions with the link we sent you and change your answer there.',
      firm,
    ],
  }),
  af: ({ firm, name, deceased, what, reason }) => ({
    subject: `${firm}: gaan asseblief ʼn antwoord oor die boedel van ${deceased} na`,
    paragraphs: [
      `Beste ${name}`,
      `Gaan asseblief hierdie antwoord na. Ons kon dit nie gebruik soos dit is nie: ${what}.`,
      reason,
      'Maak die vrae oop met die skakel wat ons vir u gestuur het, en verander u antwoord daar.',
      firm,
    ],
  }),
});
