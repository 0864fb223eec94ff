import { defineMailText } from '../../platform/mail/mail-text';

interface SigningMailFacts {
  readonly firm: string;
  readonly name: string;
  readonly title: string;
  readonly link: string;
  readonly until: string;
  /** What whoever asks wrote to go with it. */
  readonly message: string | null;
}

export const askToSignMail = defineMailText<SigningMailFacts>({
  en: ({ firm, name, title, link, until, message }) => ({
    subject: `Please sign: ${title}`,
    paragraphs: [
      `Dear ${name}`,
      `${firm} asks you to read and sign “${title}”.`,
      message,
      `Open it here. The link is only for you and works until ${until}:
${link}`,
      'You can also decline there and give a reason.',
      firm,
    ],
  }),
  af: ({ firm, name, title, link, until, message }) => ({
    subject: `Teken asseblief: ${title}`,
    paragraphs: [
      `Geagte ${name}`,
      `${firm} vra u om “${title}” te lees en te onderteken.`,
      message,
      `Maak dit hier oop. Die skakel is net vir u en werk tot ${until}:
${link}`,
      'U kan ook daar weier en ʼn rede gee.',
      firm,
    ],
  }),
});

export const remindToSignMail = defineMailText<Omit<SigningMailFacts, 'message'>>({
  en: ({ firm, name, title, link, until }) => ({
    subject: `Reminder to sign: ${title}`,
    paragraphs: [
      `Dear ${name}`,
      `Please sign “${title}”. We are still waiting for your signature.`,
      `Open it here. The link is only for you and works until ${until}:
${link}`,
      firm,
    ],
  }),
  af: ({ firm, name, title, link, until }) => ({
    subject: `Herinnering om te teken: ${title}`,
    paragraphs: [
      `Geagte ${name}`,
      `Teken asseblief “${title}”. Ons wag nog vir u handtekening.`,
      `Maak dit hier oop. Die skakel is net vir u en werk tot ${until}:
${link}`,
      firm,
    ],
  }),
});

interface SignedMailFacts {
  readonly firm: string;
  readonly name: string;
  readonly title: string;
}

export const signedCopyMail = defineMailText<SignedMailFacts>({
  en: ({ firm, name, title }) => ({
    subject: `Signed: ${title}`,
    paragraphs: [
      `Dear ${name}`,
      `Everyone has signed “${title}”. Your copy is attached. The last page shows who signed it and when.`,
      firm,
    ],
  }),
  af: ({ firm, name, title }) => ({
    subject: `Onderteken: ${title}`,
    paragraphs: [
      `Geagte ${name}`,
      `Almal het “${title}” onderteken. U afskrif is aangeheg. Die laaste bladsy wys wie dit onderteken het en wanneer.`,
      firm,
    ],
  }),
});
