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
      `Open it here; the link is yours alone and works until ${until}:\n${link}`,
      'You can also decline there and say why.',
      firm,
    ],
  }),
  af: ({ firm, name, title, link, until, message }) => ({
    subject: `Teken asseblief: ${title}`,
    paragraphs: [
      `Geagte ${name}`,
      `${firm} vra u om “${title}” te lees en te onderteken.`,
      message,
      `Maak dit hier oop; die skakel is net vir u en werk tot ${until}:\n${link}`,
      'U kan ook daar weier en sê waarom.',
      firm,
    ],
  }),
});

export const remindToSignMail = defineMailText<Omit<SigningMailFacts, 'message'>>({
  en: ({ firm, name, title, link, until }) => ({
    subject: `A reminder to sign: ${title}`,
    paragraphs: [
      `Dear ${name}`,
      `“${title}” still waits for your signature.`,
      `Open it here; the link is yours alone and works until ${until}:\n${link}`,
      firm,
    ],
  }),
  af: ({ firm, name, title, link, until }) => ({
    subject: `ʼn Herinnering om te teken: ${title}`,
    paragraphs: [
      `Geagte ${name}`,
      `“${title}” wag nog vir u handtekening.`,
      `Maak dit hier oop; die skakel is net vir u en werk tot ${until}:\n${link}`,
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
      `Everybody has signed “${title}”. Your copy is attached; its last page says who signed it and when.`,
      firm,
    ],
  }),
  af: ({ firm, name, title }) => ({
    subject: `Onderteken: ${title}`,
    paragraphs: [
      `Geagte ${name}`,
      `Almal het “${title}” onderteken. U afskrif is aangeheg; die laaste bladsy sê wie dit wanneer onderteken het.`,
      firm,
    ],
  }),
});
