/** English: the people of an account: their roles, invitations, and going on in another account. */

export const people = {
  title: 'People',
  intro: 'Everyone here works in the same account: they see the same files, and spend the same credits.',
  list: 'People of this account',
  columns: { person: 'Person', role: 'Role', since: 'Since', action: 'Action' },
  you: 'You',
  roles: { owner: 'Owner', member: 'Member', reviewer: 'Reviewer' },
  meanings: {
    owner: 'Does everything, also people, keys, webhooks, usage and the audit log.',
    member: 'Uploads, converts, corrects, exports and deletes files.',
    reviewer: 'Sees, corrects and exports what was converted.',
  },
  roleOf: (name: string) => `Role of ${name}`,
  onlyOwner: 'The account always has an owner: make somebody else one before you leave, or take another role.',
  remove: 'Remove',
  removePerson: (name: string) => `Remove ${name}`,
  removing: {
    title: (name: string) => `Remove ${name}?`,
    body: 'They lose the account at once. What they made stays. Keys of the account go on working: revoke those that they know.',
  },
  leave: 'Leave this account',
  leaving: {
    title: 'Leave this account?',
    body: 'You do not see its files any more. To come back, you need another invitation.',
    action: 'Leave',
  },
  invite: {
    title: 'Invite a person',
    role: 'Role',
    submit: 'Invite',
    sent: (email: string) => `A mail with a link is on its way to ${email}. The link works for seven days.`,
    link: (email: string) =>
      `This service sends no mail: give this link to ${email} yourself. It is shown only now, and works once, for seven days.`,
    linkLabel: 'Link of the invitation',
    copy: 'Copy the link',
    already: 'This person belongs to the account already.',
  },
  open: {
    title: 'Open invitations',
    until: (role: string, day: string) => `${role}, until ${day}`,
    revoke: 'Take back',
    revokeThis: (email: string) => `Take back the invitation of ${email}`,
  },
  accept: {
    title: 'Join an account',
    body: (by: string, account: string, role: string) =>
      `${by} invites you to the account “${account}”. Your role: ${role}.`,
    bodyUnsigned: (account: string, role: string) => `You are invited to the account “${account}”. Your role: ${role}.`,
    signedIn: (email: string) => `You are signed in as ${email}.`,
    known: (email: string) => `Enter the password of ${email} to accept.`,
    fresh: (email: string) => `Choose a name and a password for ${email}.`,
    submit: 'Accept',
    noToken: 'The link is not whole. Copy all of it from where you have it.',
    reasons: {
      unknown: 'This link is none of ours. Copy all of it from where you have it.',
      used: 'This invitation was accepted already. Sign in.',
      expired: 'This invitation is too old. Ask for a new one.',
      revoked: 'This invitation was taken back. Ask who invited you for a new one.',
    },
    otherAddress: (invited: string, signedIn: string) =>
      `This invitation is for ${invited}, and you are signed in as ${signedIn}. Sign out, and the invitation is still here.`,
    signOut: 'Sign out',
  },
  switching: { label: 'Account', option: (name: string, role: string) => `${name} (${role})` },
  forOwners: {
    title: 'Only owners see this',
    body: (role: string) => `Your role in this account: ${role}. An owner can give you another one.`,
  },
  lost: (before: string, now: string) => `You do not belong to “${before}” any more. You are in “${now}” now.`,
};
