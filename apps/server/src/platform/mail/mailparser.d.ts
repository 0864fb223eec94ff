/** The part of mailparser that we read mails with; the package brings no types. */
declare module 'mailparser' {
  export interface AddressObject {
    readonly text: string;
    readonly value: readonly { readonly name: string; readonly address?: string }[];
  }
  export interface ParsedMail {
    readonly messageId?: string;
    readonly references?: string | readonly string[];
    readonly inReplyTo?: string | readonly string[];
    readonly subject?: string;
    readonly date?: Date;
    readonly from?: AddressObject;
    readonly to?: AddressObject;
    readonly cc?: AddressObject;
    readonly replyTo?: AddressObject;
    readonly text?: string;
    readonly html?: string;
    readonly attachments: readonly {
      readonly filename?: string;
      readonly contentType: string;
      readonly content: Buffer;
      /** A picture that stands in the text. */
      readonly related?: boolean;
    }[];
  }
  export function simpleParser(
    source: Uint8Array | string,
    options?: { readonly skipImageLinks?: boolean; readonly skipTextToHtml?: boolean },
  ): Promise<ParsedMail>;
}
