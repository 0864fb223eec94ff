import type { LegalText, LegalTextProvider } from '../../legal-text';

export const write = ({ name, site, email, phone }: LegalTextProvider): LegalText => ({
  language: 'en',
  title: 'Privacy and Security Policy',
  inForce: '2026-11-01',
  opening: `This policy says what personal information ${name} processes in this product, why, for how long and how it is guarded. It is written for the people who use the product and for the people whose details are in its matters. It follows the Protection of Personal Information Act 4 of 2013 (POPIA).`,
  sections: [
    {
      id: 'roles',
      heading: '1. Two roles',
      passages: [
        `For information that a firm captures in its matters, the firm is the responsible party and ${name} is its operator: we act only on the firm’s instructions (sections 20 and 21). If your details appear in a matter, contact the firm that administers it. The firm decides, and we help it to answer you.`,
        `For the accounts of people who sign in, for invoices and for support, ${name} is itself the responsible party.`,
      ],
    },
    {
      id: 'what',
      heading: '2. What we process',
      passages: [
        [
          'Of users: name, email address, firm, roles, language and settings; a password kept only as a one-way hash; when and from which device and address somebody signed in; what they changed.',
          'People in matters, on behalf of the firm: names, identity numbers, dates of birth, death and marriage, family relationships, addresses, tax numbers, bank accounts, property, debts, claims and inheritances.',
          'Special personal information and children’s information where a matter requires it, for example the health of a patient under curatorship or the share of a minor heir. Sections 27 and 35 allow this where it is necessary to establish, exercise or defend a right or obligation in law.',
          'Firms: contact and billing details and payment history.',
        ],
      ],
    },
    {
      id: 'why',
      heading: '3. Why, and on what ground',
      passages: [
        [
          'To provide the service the firm contracted for (section 11(1)(b) and (f)).',
          'To meet duties that the law places on the firm or on us, such as accounts to the Master, tax records and the Financial Intelligence Centre Act (section 11(1)(c)).',
          'To keep the service secure, find faults and improve it, which is a legitimate interest of the firm, its clients and us (section 11(1)(f)).',
        ],
        'We make no decision about a person by automatic means alone. We send no direct marketing to the people in matters.',
      ],
    },
    {
      id: 'sharing',
      heading: '4. With whom it is shared',
      passages: [
        'With the firm’s own users, according to the access rights the firm gives them. With people and offices the firm sends something to, such as a Master’s office, a bank or an heir. With sub-operators who host the service, send its email or store its files, each bound in writing to section 21. With an authority, where a law or court requires it; we inform the firm first, unless that is forbidden. We share it with no one else and never sell it.',
        'Where a sub-operator works outside South Africa, we transfer information only under a law, binding rules or an agreement that gives the protection that section 72 requires.',
      ],
    },
    {
      id: 'keeping',
      heading: '5. How long it is kept',
      passages: [
        'We keep matters for as long as the firm keeps them; the firm may archive and export them at any time. After the agreement ends, data is deleted as the Terms and Conditions provide, unless a law requires it to be kept longer. Backups are overwritten in rotation. The record of who did what is kept with the matter it belongs to.',
      ],
    },
    {
      id: 'guarding',
      heading: '6. How it is guarded',
      passages: [
        [
          'Each firm’s data is separated in the database itself, so that a fault in one screen cannot show another firm’s matters.',
          'Traffic is encrypted. Passwords are hashed with argon2id; common passwords are refused; guessing is slowed down. A code by email or single sign-on can be required.',
          'Access follows roles, is limited for outsiders to single matters, and is decided on the server for every request.',
          'Sessions end after a period of inactivity. Users can see where they are signed in and end any session.',
          'Changes are recorded in a trail that cannot be altered. Backups are made every day and restoring them is tested.',
          'The content of uploads is checked. Every payment needs two people.',
        ],
      ],
    },
    {
      id: 'breach',
      heading: '7. If something goes wrong',
      passages: [
        'Where there are reasonable grounds to believe that an unauthorised person has accessed personal information, we notify the firm immediately. The responsible party notifies the Information Regulator and the people concerned as soon as reasonably possible (section 22), and we give it what it needs to do so.',
      ],
    },
    {
      id: 'browser',
      heading: '8. What is kept in your browser',
      passages: [
        'The product uses no advertising cookies or trackers. Your browser stores your session tokens until you sign out, and your theme, language and layout settings. Nothing is shared with other sites.',
      ],
    },
    {
      id: 'rights',
      heading: '9. Your rights',
      passages: [
        'You may ask whether we hold your personal information, see it, have it corrected or deleted, object to its processing, and withdraw consent where consent is the ground (sections 5, 11, 23 and 24). We answer without charge, within thirty days, after making sure that it is you.',
        `Write to ${email} or call ${phone}. The page on the information officer says how to make a formal request.`,
        'You may also complain to the Information Regulator (South Africa), which publishes its addresses and forms at https://inforegulator.org.za.',
      ],
    },
    {
      id: 'changes',
      heading: '10. Changes',
      passages: [
        `The policy in force is always the one shown here and at ${site}. Material changes are announced under New Changes.`,
        'The policy is published in English and Afrikaans. Where the two differ, the English text prevails.',
      ],
    },
  ],
});
