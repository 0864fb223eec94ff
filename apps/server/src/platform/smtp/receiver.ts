import type { Server } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { Config } from '../config/config';
import { RefusalProblem } from '../problems';

/** What becomes of mail that other servers bring. */
export interface MailReceiver {
  /** Whether there is such an address of ours. */
  readonly isKnown: (address: string) => Promise<boolean>;
  /** Has stored the mail when it returns: only then is it acknowledged to the other server, which deletes it. */
  readonly take: (address: string, content: Buffer) => Promise<void>;
  readonly failed: (cause: unknown) => void;
}

const listRecipients = ({ rcptTo }: { rcptTo: readonly { address: string }[] }): readonly string[] => [
  ...new Set(rcptTo.map(({ address }) => address.toLowerCase())),
];

/** A mail is filed for each of its addresses by itself: this many bring so much work, and a sender brings the rest again. */
const mostRecipients = 20;
/** Addresses of a connection that are not ours, before it gets no more answers: an address contains a secret. */
const mostUnknown = 5;

class SmtpAnswer extends Error {
  constructor(
    readonly responseCode: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Receives incoming mail. It relays nothing: an address that is not ours is refused by name. */
export function createReceiver({ isKnown, take, failed }: MailReceiver, config: Pick<Config, 'UPLOAD_MB'>) {
  const size = config.UPLOAD_MB * 1_048_576;
  /** The answer to the other server: a mail we do not accept is refused for good; after a fault here it may try again. */
  const answerWork = async (work: Promise<void>, done: (problem: Error | null) => void): Promise<void> => {
    let problem: Error | null = null;
    try {
      await work;
    } catch (cause) {
      if (cause instanceof SmtpAnswer) problem = cause;
      else if (cause instanceof RefusalProblem)
        problem = new SmtpAnswer(554, cause.refusals[0]?.sentence ?? cause.message);
      else {
        failed(cause);
        problem = new SmtpAnswer(451, 'The mail could not be kept just now. Bring it again later.');
      }
    }
    done(problem);
  };
  const unknown = new WeakMap<object, number>();
  /** A mail server that hands on mail names an address that is gone now and then; whoever names many is guessing. */
  const checkKnown = async (address: string, session: SMTPServerSession): Promise<void> => {
    if (listRecipients(session.envelope).length >= mostRecipients) {
      throw new SmtpAnswer(452, 'Send the message to the other addresses separately.');
    }
    const tries = unknown.get(session) ?? 0;
    if (tries >= mostUnknown) throw new SmtpAnswer(421, 'Too many addresses that are not here. Come again later.');
    if (await isKnown(address)) return;
    unknown.set(session, tries + 1);
    throw new SmtpAnswer(550, 'No such address here.');
  };
  const acceptMail = async (stream: SMTPServerDataStream, addresses: readonly string[]): Promise<void> => {
    const chunks: Buffer[] = [];
    // What is too large is read to its end, as the protocol asks, and forgotten.
    for await (const chunk of stream) {
      if (stream.sizeExceeded) chunks.length = 0;
      else chunks.push(chunk as Buffer);
    }
    if (stream.sizeExceeded) throw new SmtpAnswer(552, 'The mail is larger than we take.');
    const content = Buffer.concat(chunks);
    for (const address of addresses) await take(address, content);
  };
  const handleRecipient: SMTPServerOptions['onRcptTo'] = ({ address }, session, done) =>
    void answerWork(checkKnown(address.toLowerCase(), session), done);
  const handleData: SMTPServerOptions['onData'] = (stream, { envelope }, done) =>
    void answerWork(acceptMail(stream, listRecipients(envelope)), done);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size,
    maxClients: 20,
    socketTimeout: 60_000,
    closeTimeout: 2_000,
    banner: 'Boedel',
    onRcptTo: handleRecipient,
    onData: handleData,
  });
  server.on('error', failed);
  return {
    listen: (port: number, host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        const listening: Server = server.listen(port, host, () => {
          server.off('error', reject);
          resolve((listening.address() as { port: number }).port);
        });
      }),
    close: (): Promise<void> => new Promise((resolve) => server.close(() => resolve())),
  };
}
