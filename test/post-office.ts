/** A mail server that speaks as much SMTP as needed, and never forwards a mail. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface PostOffice {
  /** the settings with which a server sends its mail here */
  readonly settings: Record<string, string>;
  /** Resolves with the text of the next mail, with its lines unfolded. */
  nextMail(): Promise<string>;
  close(): void;
}

/** Accepts every mail except to `gone@…`. */
export async function openPostOffice(): Promise<PostOffice> {
  const server = createServer((socket) => {
    let text = '';
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      const isMail = text.includes('\r\nDATA\r\n');
      if (isMail && !text.endsWith('\r\n.\r\n'))
        return void (text.endsWith('DATA\r\n') && socket.write('354 go on\r\n'));
      if (isMail && text.endsWith('\r\n.\r\n')) {
        server.emit('mail', text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        text = '';
      }
      socket.write(chunk.includes('RCPT TO:<gone@') ? '550 gone@example.com is not here\r\n' : '250 fine\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    settings: {
      LEDGERIZE_SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
      LEDGERIZE_MAIL_FROM: 'Ledgerize <statements@example.com>',
    },
    nextMail: async () => String((await once(server, 'mail'))[0]),
    close: () => void server.close(),
  };
}
