/** Every sign that means something in HTML, written out. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Addresses become links. The pattern runs on the plain words; what it finds and what it leaves are escaped apart. */
const renderWithLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((piece, index) => {
      const plain = escapeHtml(piece).replaceAll('\n', '<br>');
      return index % 2 === 1 ? `<a href="${plain}">${plain}</a>` : plain;
    })
    .join('');

const renderParagraphs = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${renderWithLinks(paragraph)}</p>`)
    .join('');

const below = {
  en: (provider: string, firm: string) =>
    provider === firm ? `Sent by ${provider}.` : `Sent by ${provider} for ${firm}.`,
  af: (provider: string, firm: string) =>
    provider === firm ? `Gestuur deur ${provider}.` : `Gestuur deur ${provider} namens ${firm}.`,
};

export interface MailLetter {
  readonly text: string;
  readonly html?: string | null;
  readonly language: 'en' | 'af';
  /** Whose name stands above it. */
  readonly from: string;
  readonly provider: string;
}

/** The mail's two bodies: plain words, and the same in a plain layout that needs no picture and no remote style. */
export function layOutMail({ text, html, language, from, provider }: MailLetter): { text: string; html: string } {
  const footer = below[language](provider, from);
  const plainText = text.replaceAll('\r\n', '\n');
  return {
    text: `${plainText.trim()}\n\n-- \n${footer}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#f4f6f7;color:#17212b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dde3e8">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(from)}</p>
${html ?? renderParagraphs(plainText)}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #dde3e8;font-size:13px;color:#55636f">${escapeHtml(footer)}</p>
</div></body></html>`,
  };
}
