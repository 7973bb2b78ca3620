/** The texts of every mail, in one language. */

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** How a conversion ended: its files by what was read of them. */
export interface Ended {
  readonly verified: number;
  readonly mismatch: number;
  readonly unverifiable: number;
  readonly failed: number;
}

export interface MailTexts {
  /** Given the link that sets a new password. */
  reset(link: string): MailText;
  /** Given the link that signs up: for an address that nobody has signed up with. */
  signUp(link: string): MailText;
  /** Given the portal's page to sign in, and the link that sets a new password: for the address of a user. */
  hasUser(links: { signIn: string; reset: string }): MailText;
  /** Given the link of an invitation, the name of its account and of who invites. */
  invitation(given: { link: string; account: string; by: string }): MailText;
  /** Given how a conversion ended, and where its files are seen. */
  done(ended: Ended, link: string): MailText;
}
