import { describe, expect, it } from 'vitest';
import { getStandardTemplate } from './catalogue';
import { pieceTexts } from './bodies/pieces';

/** What each form of the Master asks for, by the fields that answer it. A form that loses one is sent back. */
const expectedFields: Readonly<Record<number, readonly string[]>> = {
  // J294, items 1 to 21.
  52: [
    'main.surname',
    'main.firstNames',
    'main.idNumber',
    'form.populationGroup',
    'main.nationality',
    'main.occupation',
    'form.residences',
    'main.dateOfBirth',
    'main.placeOfBirth',
    'main.dateOfDeath',
    'main.placeOfDeath',
    'matter.hasWill',
    'main.maritalStatus',
    'spouse.placeOfMarriage',
    'spouse.name',
    'spouse.idNumber',
    'main.maritalRegime',
    'marriage.spouseName',
    'marriage.endedDate',
    'child.name',
    'child.isMinor',
    'child.isDead',
    'form.father',
    'form.mother',
    'signing.name',
    'signing.address',
    'signing.capacity',
    'signing.presentAtDeath',
    'signing.identifiedBody',
  ],
  // J190, parts A and B.
  53: [
    'signing.name',
    'signing.idNumber',
    'signing.address',
    'signing.businessAddress',
    'signing.relationship',
    'main.name',
    'main.dateOfBirth',
    'main.dateOfDeath',
    'main.idNumber',
    'main.taxNumber',
    'form.district',
    'spouse.name',
    'signing.domicilium',
    'executor.isExempt',
    'form.exemptionGround',
    'bond.amount',
    'form.agent',
  ],
  // J155, items 1 to 10.
  54: [
    'main.name',
    'main.dateOfDeath',
    'main.idNumber',
    'form.district',
    'signing.name',
    'signing.idNumber',
    'signing.relationship',
    'signing.address',
    'form.agent',
    'liability.creditor',
    'liability.amount',
  ],
  // J243: section, deceased, spouse in community, maker, three lists and the summary.
  55: [
    'form.section',
    'main.name',
    'main.dateOfDeath',
    'main.isInCommunity',
    'spouse.name',
    'signing.name',
    'signing.address',
    'signing.capacity',
    'form.premises',
    'form.heirsPresent',
    'immovable.description',
    'immovables.value',
    'movable.description',
    'movables.value',
    'claimHeld.description',
    'claimsHeld.value',
    'assets.value',
  ],
  // J262: principal, sureties, amount in figures and words.
  56: [
    'masterOffice.name',
    'main.name',
    'executors.names',
    'bond.provider',
    'bond.number',
    'form.sureties',
    'bond.amount',
    'bond.amount|words',
  ],
  57: [
    'notice.province',
    'masterOffice.name',
    'matter.masterReference',
    'main.surname',
    'main.firstNames',
    'main.dateOfBirth',
    'main.idNumber',
    'main.usualResidence',
    'main.dateOfDeath',
    'spouse.name',
    'spouse.dateOfBirth',
    'spouse.idNumber',
    'notice.periodDays',
    'executors.names',
    'notice.gazetteDate',
    'notice.newspaper',
    'notice.districts',
  ],
  58: [
    'matter.masterReference',
    'main.idNumber',
    'account.kind',
    'spouse.name',
    'notice.periodDays',
    'masterOffice.name',
    'magistrateOffice.name',
    'notice.gazetteDate',
    'notice.newspaper',
  ],
  // J192: deponent, deceased, items 1 to 5.
  59: [
    'signing.name',
    'signing.address',
    'main.name',
    'main.placeOfDeath',
    'main.dateOfDeath',
    'marriage.spouseName',
    'child.name',
    'child.dateOfBirth',
    'child.dateOfDeath',
    'form.father',
    'form.mother',
    'form.siblings',
    'form.deadSiblings',
  ],
  60: ['main.name', 'form.nominee', 'heir.name', 'heir.relationship', 'heir.idNumber'],
  // J197 with the inventory of section 78.
  86: [
    'signing.name',
    'signing.idNumber',
    'signing.address',
    'signing.occupation',
    'main.name',
    'main.idNumber',
    'main.placeOfCare',
    'matter.court',
    'matter.caseNumber',
    'matter.orderDate',
    'matter.powers',
    'signing.domicilium',
    'bond.amount',
    'bond.amount|words',
    'form.nextOfKin',
    'immovables.value',
    'movables.value',
    'claimsHeld.value',
  ],
  // Consent to act, declaration of no interest and acceptance.
  14: [
    'signing.name',
    'signing.idNumber',
    'practitioner.listNumber',
    'office.word',
    'matter.caseNumber',
    'practitioner.links',
    'practitioner.isTaxCompliant',
    'practitioner.estatesInHand',
    'practitioner.lateAccounts',
    'bond.provider',
    'bond.amount',
  ],
  15: [
    'claim.creditor',
    'board.date',
    'board.place',
    'board.chair',
    'board.present',
    'main.displayName',
    'signing.name',
  ],
  // J 29: number, name, order, day, hour, place, purposes.
  18: [
    'matter.masterReference',
    'main.displayName',
    'main.tradingAs',
    'main.registrationNumber',
    'main.idNumber',
    'spouse.name',
    'matter.court',
    'matter.finalOrderDate',
    'firstMeeting.date',
    'firstMeeting.time',
    'firstMeeting.place',
    'firstMeeting.gazetteDate',
  ],
  // Form 1: with the appointment.
  20: [
    'matter.masterReference',
    'executors.names',
    'firm.address',
    'secondMeeting.date',
    'secondMeeting.place',
    'notice.payDays',
  ],
  22: [
    'matter.masterReference',
    'specialMeeting.date',
    'specialMeeting.place',
    'specialMeeting.purposes',
    'notice.requestedBy',
  ],
  24: ['matter.masterReference', 'generalMeeting.date', 'generalMeeting.place', 'generalMeeting.purposes'],
  // Form 4.
  26: [
    'matter.masterReference',
    'distribution.kind',
    'inspection.masterOffice',
    'inspection.magistrateOffice',
    'notice.inspectionFrom',
    'inspection.days',
  ],
  // Form 5.
  28: [
    'matter.masterReference',
    'distribution.kind',
    'matter.confirmedDate',
    'distribution.deficiency',
    'executors.names',
  ],
  // Form D: the instruments, what was presented, what was given.
  31: [
    'claim.creditor',
    'claim.amount|words',
    'line.a',
    'line.c',
    'form.dishonoured',
    'form.consideration',
    'claim.security',
    'claim.reliesSolely',
  ],
  33: [
    'votedAt.date',
    'voter.name',
    'voter.value',
    'resolution.words',
    'resolution.forValue',
    'resolution.againstValue',
    'resolution.isCarried',
  ],
  // Form B with annexures I to VIII; CM 100 with lists A to F.
  35: [
    'immovable.titleDeed',
    'immovable.heldBy',
    'freeMovable.location',
    'claimHeld.value',
    'claim.creditor',
    'claim.security',
    'claim.amount',
    'pledge.heldBy',
    'report.books',
    'report.causes',
    'main.maritalRegime',
    'director.name',
    'report.capital',
    'affairs.assets',
    'affairs.owed',
    'affairs.deficiency',
    'affairs.surplus',
  ],
  45: [
    'executors.names',
    'bond.provider',
    'form.surety',
    'masterOffice.name',
    'matter.masterReference',
    'bond.amount',
    'bond.amount|words',
    'form.assetsBase',
  ],
  49: ['bond.number', 'bond.amount', 'bond.amount|words', 'matter.releasedDate', 'form.refund', 'bond.provider'],
  // J401, parts A to F.
  90: [
    'main.name',
    'matter.kind',
    'main.deedDate',
    'deed.assetsAt',
    'deed.funds',
    'deed.duration',
    'matter.needsAudit',
    'deed.isFamilyBusiness',
    'matter.leastTrustees',
    'executor.name',
    'executor.idNumber',
    'auditor.practiceNumber',
    'estateBank.bank',
    'bond.amount',
    'change.kind',
  ],
  91: [
    'signing.name',
    'signing.idNumber',
    'signing.occupation',
    'change.represents',
    'change.experience',
    'signing.domicilium',
  ],
  92: ['auditor.name', 'auditor.firmName', 'auditor.professionalBody', 'auditor.practiceNumber', 'auditor.address'],
  93: ['heir.name', 'heir.idNumber', 'heir.dateOfBirth', 'heir.isMinor', 'heir.guardian', 'deed.class'],
  94: ['masterOffice.name', 'executors.names', 'bond.provider', 'bond.number', 'bond.amount', 'bond.amount|words'],
};

describe('the Master’s forms', () => {
  it.each(Object.entries(expectedFields))('%s asks for everything the real form asks for', (id, fields) => {
    const { body } = getStandardTemplate(Number(id))!;
    expect(fields.filter((field) => !new RegExp(`[{? (]${field.replace(/[.|]/g, '\\$&')}[}| ]`).test(body))).toEqual(
      [],
    );
  });

  it('stand in the order of their numbers', () => {
    for (const id of [52, 57, 58]) {
      const boxes = [...getStandardTemplate(id)!.body.matchAll(/^\? (\d+)/gm)].map(([, number]) => Number(number));
      // One of two alternatives may have the same number.
      const numbers = [...new Set(boxes)];
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers.length).toBeGreaterThan(10);
    }
  });

  it('that are sworn carry the commissioner’s three questions and certificate', () => {
    for (const id of [14, 30, 31, 35, 42, 97, 59, 70, 88])
      expect(getStandardTemplate(id)!.body).toContain('[use oath]');
    for (const words of [
      'know and understand',
      'objection',
      'binding on your conscience',
      'business address, designation',
    ]) {
      expect(pieceTexts['oath']!.en).toContain(words);
    }
  });
});

describe('letters', () => {
  it('say what is asked by which day, and list what is enclosed', () => {
    const letters = [
      34, 36, 37, 38, 40, 41, 42, 43, 44, 47, 48, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 79, 80, 87, 46,
      10, 9, 4,
    ];
    for (const id of letters) {
      const { body } = getStandardTemplate(id)!;
      expect([id, body.includes('[use enclosures]'), /letter\.deadline/.test(body)]).toEqual([id, true, true]);
    }
  });

  it('cite the section they rest on', () => {
    for (const id of [
      4, 8, 9, 10, 36, 37, 38, 40, 41, 42, 43, 44, 46, 47, 48, 65, 67, 68, 70, 72, 74, 75, 76, 77, 78, 79, 87,
    ]) {
      expect([id, /sections? \d+/i.test(getStandardTemplate(id)!.body)]).toEqual([id, true]);
    }
  });
});
