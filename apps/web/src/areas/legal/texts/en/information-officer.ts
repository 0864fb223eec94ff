import type { LegalText, LegalTextProvider } from '../../legal-text';

export const write = ({ name, site, email, phone }: LegalTextProvider): LegalText => ({
  language: 'en',
  title: 'Information Officer',
  inForce: '2026-11-01',
  opening: `This page is the short form of the manual that ${name} keeps as a private body under section 51 of the Promotion of Access to Information Act 2 of 2000 (PAIA). It says who answers for information here, what records there are and how to ask for them.`,
  sections: [
    {
      id: 'officer',
      heading: '1. Who the information officer is',
      passages: [
        `The head of ${name} is its information officer by operation of law (section 1 of PAIA and of the Protection of Personal Information Act 4 of 2013, POPIA) and is registered with the Information Regulator. Deputies may be designated in writing (POPIA section 56).`,
        [`Email: ${email}`, `Telephone: ${phone}`, `Website: ${site}`],
        'Mark a request "For the attention of the Information Officer". Please do not put identity numbers or bank particulars into a first email.',
      ],
    },
    {
      id: 'duties',
      heading: '2. What the information officer does',
      passages: [
        [
          'Encourages and ensures compliance with the conditions for lawful processing (POPIA section 55(1)(a) and (d)).',
          'Deals with requests under POPIA and PAIA (section 55(1)(b)).',
          'Works with the Information Regulator in investigations (section 55(1)(c)).',
          'Maintains a compliance framework, carries out a personal information impact assessment, maintains this manual, trains staff, and ensures internal measures for requests (regulation 4 of the POPIA Regulations).',
        ],
      ],
    },
    {
      id: 'guide',
      heading: '3. The guide of the Information Regulator',
      passages: [
        'The Regulator publishes a guide on how to use PAIA, in every official language and in braille (section 10). It is available at https://inforegulator.org.za, and you can inspect a copy at our offices during office hours.',
      ],
    },
    {
      id: 'published',
      heading: '4. Records that are available without a request',
      passages: [
        [
          'This manual, the Privacy and Security Policy and the Terms and Conditions of Use.',
          `Information published at ${site}.`,
        ],
      ],
    },
    {
      id: 'held',
      heading: '5. Records that are held',
      passages: [
        [
          'Company records: incorporation, directors, minutes, registers (Companies Act 71 of 2008).',
          'Financial and tax records (Income Tax Act 58 of 1962, Value-Added Tax Act 89 of 1991, Tax Administration Act 28 of 2011).',
          'Staff records (Basic Conditions of Employment Act 75 of 1997, Labour Relations Act 66 of 1995, Employment Equity Act 55 of 1998).',
          'Customer records: agreements with firms, invoices, support.',
          'Records held as operator for firms: the matters themselves. These are the firm’s records. A request for them is made to the firm that administers the estate, curatorship or trust.',
        ],
      ],
    },
    {
      id: 'request',
      heading: '6. How to ask for a record',
      passages: [
        'Fill in Form 2 of the PAIA Regulations and send it to the information officer. State which right you wish to exercise or protect and why you need the record for it (section 53). If you ask for someone else, show that you have their authority.',
        'We answer within 30 days. The period can be extended once by at most 30 days where the request is large or others must be consulted (sections 56 and 57). A prescribed request fee and an access fee may be due (section 54); a request for your own personal information carries no request fee.',
        'Access may or must be refused on the grounds in sections 63 to 69, for example to protect another person’s privacy, confidentiality or legal privilege. Where only part of a record is affected, we give you the rest (section 59).',
      ],
    },
    {
      id: 'correction',
      heading: '7. To correct or delete personal information, or to object',
      passages: [
        'Use Form 1 (objection, POPIA section 11(3)) or Form 2 (correction or deletion, section 24) of the POPIA Regulations. We also accept an ordinary letter with the same information, and will help you with the form on request.',
      ],
    },
    {
      id: 'complaint',
      heading: '8. If you are not satisfied',
      passages: [
        'You may complain to the Information Regulator, on Form 5 of the PAIA or POPIA Regulations, within 180 days of our decision (PAIA section 77A), or apply to a court (section 78). A private body has no internal appeal.',
      ],
    },
    {
      id: 'namibia',
      heading: '9. Namibia',
      passages: [
        'Firms in Namibia use the product under Namibian law. Requests about their matters go to the firm. The officer named here also answers questions about how we handle information for Namibian firms.',
      ],
    },
    {
      id: 'language',
      heading: '10. Language',
      passages: ['This page is published in English and Afrikaans. Where the two differ, the English text prevails.'],
    },
  ],
});
