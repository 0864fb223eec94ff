import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that answers as a test requires. */
export function createSmtpServer() {
  const received: Buffer[] = [];
  let refusals: { at: 'rcpt' | 'data'; code: number }[] = [];
  const refuse = (at: 'rcpt' | 'data'): Error | null => {
    const next = refusals[0];
    if (next?.at !== at) return null;
    refusals = refusals.slice(1);
    return Object.assign(new Error(`said ${next.code} for somebody`), { responseCode: next.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse('rcpt')),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const no = refuse('data');
        if (!no) received.push(Buffer.concat(chunks));
        done(no);
      });
    },
  });
  return {
    received,
    refuseNext: (...next: typeof refusals) => void (refusals = next),
    listen: () =>
      new Promise<number>((resolve) => {
        const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
      }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
