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
    subject: `${firm}: what we need to know about the estate of ${deceased}`,
    paragraphs: [
      `Dear ${name}`,
      `We look after the estate of ${deceased}. To report it to the Master we need to know a few things that only the family knows. The questions are short, one at a time, and can be answered on a phone.`,
      message,
      `Open them here: ${link}`,
      `What you answer is kept as you go. You can stop and come back by the same link until ${until}. Please do not pass it on: whoever has it can answer for you.`,
      `${by}, ${firm}`,
    ],
  }),
  af: ({ firm, by, name, deceased, link, until, message }) => ({
    subject: `${firm}: wat ons oor die boedel van ${deceased} moet weet`,
    paragraphs: [
      `Beste ${name}`,
      `Ons sien om na die boedel van ${deceased}. Om dit by die Meester aan te meld, moet ons ʼn paar dinge weet wat net die familie weet. Die vrae is kort, een op ʼn slag, en kan op ʼn foon beantwoord word.`,
      message,
      `Maak dit hier oop: ${link}`,
      `Wat u antwoord, word dadelik bewaar. U kan ophou en met dieselfde skakel terugkom tot ${until}. Moet dit asseblief nie aanstuur nie: wie dit het, kan namens u antwoord.`,
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
    subject: `${firm}: please look again at an answer about the estate of ${deceased}`,
    paragraphs: [
      `Dear ${name}`,
      `We could not use this answer as it is: ${what}.`,
      reason,
      'Open the questions again by the link we sent you. The answer waits there to be changed.',
      firm,
    ],
  }),
  af: ({ firm, name, deceased, what, reason }) => ({
    subject: `${firm}: kyk asseblief weer na ʼn antwoord oor die boedel van ${deceased}`,
    paragraphs: [
      `Beste ${name}`,
      `Ons kon hierdie antwoord nie gebruik soos dit is nie: ${what}.`,
      reason,
      'Maak die vrae weer oop met die skakel wat ons u gestuur het. Die antwoord wag daar om verander te word.',
      firm,
    ],
  }),
});
