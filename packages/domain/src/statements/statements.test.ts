import { describe, expect, test } from 'vitest';
import { createFile, expectFileRead, listLines, formatRands } from './statement.testing';

describe('worked examples', () => {
  test('W11 Capitec CSV with a sep= line, a quoted comma and a fee column', () => {
    const file = expectFileRead([
      'sep=,',
      'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance',
      '1,1234567890,2026-02-03,2026-02-03,"PnP, Sandton",PNP SANDTON,Food,Groceries,,-850.00,-2.50,4147.50',
      '2,1234567890,2026-02-05,2026-02-05,Salary,EMPLOYER,Income,Salary,12000.00,,,16147.50',
    ]);
    const lines = listLines(file).map(({ line, day, description, amount, balance, kind }) => ({
      line,
      date: day,
      description,
      amount: formatRands(amount),
      balance: formatRands(balance),
      ...(kind === 'FEE' && { kind }),
    }));
    expect(lines).toEqual([
      { line: 3, date: '2026-02-03', description: 'PnP, Sandton', amount: '-850.00', balance: null },
      {
        line: 3,
        date: '2026-02-03',
        description: 'Fee: PnP, Sandton',
        amount: '-2.50',
        balance: '4147.50',
        kind: 'FEE',
      },
      { line: 4, date: '2026-02-05', description: 'Salary', amount: '12000.00', balance: '16147.50' },
    ]);
    const { proof, account } = file.statements[0]!;
    expect([formatRands(proof.opening), proof.openingFrom, formatRands(proof.closing), proof.ties]).toEqual([
      '5000.00',
      'worked out',
      '16147.50',
      true,
    ]);
    expect(file).toMatchObject({
      format: 'csv',
      bank: 'Capitec',
      separator: ',',
      encoding: 'UTF-8',
      decimal: '.',
      dateForm: 'YYYY-MM-DD',
    });
    expect([account, file.rows]).toEqual(['1234567890', { inFile: 2, read: 2, passedOver: 0, unread: 0 }]);
  });

  test('W12 MT940', () => {
    const file = expectFileRead([
      ':20:STMT1',
      ':25:62000000000',
      ':28C:00012/001',
      ':60F:C260201ZAR50000,00',
      ':61:2602050205C12500,00NTRFGEPF//20260205001',
      ':86:PENSION GEPF',
      ':61:2602060206D9800,00NTRFCARE//20260206001',
      ':86:SUNSET CARE',
      ' HOME FEBRUARY',
      ':62F:C260228ZAR52700,00',
      '-',
    ]);
    const [statement] = file.statements;
    expect({
      account: statement!.account,
      statement: statement!.number,
      opening: formatRands(statement!.proof.opening),
      closing: formatRands(statement!.proof.closing),
      currency: statement!.currency,
      rows: statement!.lines.map((line) => ({
        valueDate: line.valueDay,
        entryDate: line.day,
        amount: formatRands(line.amount),
        customerRef: line.reference,
        bankRef: line.bankReference,
        description: line.description,
      })),
      ties: statement!.proof.ties,
    }).toEqual({
      account: '62000000000',
      statement: '00012',
      opening: '50000.00',
      closing: '52700.00',
      currency: 'ZAR',
      rows: [
        {
          valueDate: '2026-02-05',
          entryDate: '2026-02-05',
          amount: '12500.00',
          customerRef: 'GEPF',
          bankRef: '20260205001',
          description: 'PENSION GEPF',
        },
        {
          valueDate: '2026-02-06',
          entryDate: '2026-02-06',
          amount: '-9800.00',
          customerRef: 'CARE',
          bankRef: '20260206001',
          description: 'SUNSET CARE HOME FEBRUARY',
        },
      ],
      ties: true,
    });
    expect([file.format, file.doubts]).toEqual(['mt940', []]);
  });
});

describe('tables of the banks', () => {
  const summariseFile = (content: Uint8Array | readonly string[]) => {
    const file = expectFileRead(content);
    const [statement] = file.statements;
    return {
      layout: file.layout,
      order: file.order,
      account: statement!.account,
      opening: formatRands(statement!.proof.opening),
      closing: formatRands(statement!.proof.closing),
      ties: statement!.proof.ties,
      lines: listLines(file).map(
        ({ line, day, amount, description }) => `${line} ${day} ${formatRands(amount)} ${description}`,
      ),
    };
  };

  test('Absa: a fee told in the text is a line of nought that makes no line of an account', () => {
    const content = [
      'Date,Description,Amount,Balance',
      '20260302,ACB CREDIT  SETTLEMENT   PENSION FUND,12500.00,62500.00',
      '20260303,"DIGITAL PAYMENT DT  SETTLEMENT  SUNSET CARE ( 7,50 )",-9800.00,52700.00',
      '20260331,"PROOF OF PMT EMAIL  ( 1,40 )",0.00,52700.00',
    ];
    expect(summariseFile(content)).toEqual({
      layout: 'absa-history',
      order: 'oldest first',
      account: null,
      opening: '50000.00',
      closing: '52700.00',
      ties: true,
      lines: [
        '2 2026-03-02 12500.00 ACB CREDIT SETTLEMENT PENSION FUND',
        '3 2026-03-03 -9800.00 DIGITAL PAYMENT DT SETTLEMENT SUNSET CARE ( 7,50 )',
        '4 2026-03-31 0.00 PROOF OF PMT EMAIL ( 1,40 )',
      ],
    });
    expect(listLines(expectFileRead(content)).map(({ skipInAccount }) => skipInAccount)).toEqual([false, false, true]);
  });

  test('FNB history: facts above the heading, newest first, a description with a comma that nobody quoted', () => {
    expect(
      summariseFile([
        'ACCOUNT TRANSACTION HISTORY',
        '',
        'Name:, M, EXAMPLE',
        'Account:, 62123450009, [Curator account]',
        'Balance:, 4147.50, 4147.50',
        '',
        'Date, Amount, Balance, Description',
        '2026/03/05, -850.00, 4147.50, POS PURCHASE MARKET, SANDTON',
        '2026/03/05, -2.50, 4997.50, SERVICE FEE',
        '2026/03/01, 5000.00, 5000.00, FNB APP TRANSFER FROM SAVINGS',
      ]),
    ).toEqual({
      layout: 'fnb-history',
      order: 'newest first',
      account: '62123450009',
      opening: '0.00',
      closing: '4147.50',
      ties: true,
      lines: [
        '10 2026-03-01 5000.00 FNB APP TRANSFER FROM SAVINGS',
        '9 2026-03-05 -2.50 SERVICE FEE',
        '8 2026-03-05 -850.00 POS PURCHASE MARKET, SANDTON',
      ],
    });
  });

  test('FNB statement: credit marks, a trailing minus above, a fee that the balance shows to be inside', () => {
    expect(
      summariseFile([
        'Recreated Statement,,,,,,',
        'Account Number,62123450009,,,,,',
        'Opening Balance,100.00-,,,,,',
        'Closing Balance,350.00,,,,,',
        '',
        'Effective Date,Description,Reference,Service Fee,Debit / Credit,Amount,Balance',
        '20260302,Deposit,CASH1,3.00,CR,500.00,400.00',
        '20260303,Debit order,INS 77,0.00,,-50.00,350.00',
      ]),
    ).toMatchObject({
      layout: 'fnb-statement',
      account: '62123450009',
      opening: '-100.00',
      closing: '350.00',
      ties: true,
      lines: ['7 2026-03-02 500.00 Deposit', '8 2026-03-03 -50.00 Debit order'],
    });
  });

  test('FNB by email: records, apostrophes, and the year from the period', () => {
    expect(
      summariseFile([
        "2,62123450009,'MR EXAMPLE','CURATOR ACCOUNT'",
        "3,'Statement Number','From Date','To Date','Opening Balance','Closing Balance'",
        "3,12,'20 December 2025','19 January 2026',100.00,350.00",
        "5,'Number','Date','Description1','Description2','Description3','Amount','Balance','Accrued Charges'",
        '5,1,\'31 Dec\',"FNB OB Pmt","Rent","",500.00,600.00,',
        '5,2,\'02 Jan\',"Debit order","INSURER","77",-250.00,350.00,4.50',
        "6,'END',15",
      ]),
    ).toMatchObject({
      layout: 'fnb-emailed',
      account: '62123450009',
      closing: '350.00',
      ties: true,
      lines: ['5 2025-12-31 500.00 FNB OB Pmt Rent', '6 2026-01-02 -250.00 Debit order INSURER 77'],
    });
  });

  test('Capitec of 2023: unsigned columns and days with slashes', () => {
    expect(
      summariseFile([
        'sep=,',
        'Sequence Number,Account,Posting Date,Transaction Date,Statement Description,Long Description,Parent Category,Sub-category,Debit Amount,Credit Amount,Balance',
        '1,1234567890,03/02/2026,02/02/2026,Groceries,X,Food,Y,850.00,,4150.00',
        '2,1234567890,05/02/2026,05/02/2026,Salary,X,Income,Y,,12000.00,16150.00',
      ]),
    ).toMatchObject({
      layout: 'capitec-2023',
      account: '1234567890',
      opening: '5000.00',
      closing: '16150.00',
      ties: true,
      lines: ['3 2026-02-03 -850.00 Groceries', '4 2026-02-05 12000.00 Salary'],
    });
  });

  test('Capitec with unsigned money out and fees reads as the signed version does', () => {
    const heading =
      'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance';
    const signed = expectFileRead([
      heading,
      '1,1,2026-02-03,2026-02-03,A,A,,,,-850.00,-2.50,4147.50',
      '2,1,2026-02-04,2026-02-04,Monthly fee,A,,,,,-7.50,4140.00',
    ]);
    const unsigned = expectFileRead([
      heading,
      '1,1,2026-02-03,2026-02-03,A,A,,,,850.00,2.50,4147.50',
      '2,1,2026-02-04,2026-02-04,Monthly fee,A,,,,,7.50,4140.00',
    ]);
    expect(listLines(unsigned)).toEqual(listLines(signed));
    expect(listLines(signed).map(({ kind, amount, description }) => [kind, formatRands(amount), description])).toEqual([
      ['MOVEMENT', '-850.00', 'A'],
      ['FEE', '-2.50', 'Fee: A'],
      ['FEE', '-7.50', 'Monthly fee'],
    ]);
  });

  test('Bank Zero: thousands commas in quotes, two descriptions', () => {
    expect(
      summariseFile([
        'Date,Day,Time,Type,Description 1,Description 2,Fee,Amount,Balance,Has Attachments',
        '2026-03-02,Mon,08:00,EFT,Pension,March,,"12,500.00","62,500.00",No',
        '2026-03-03,Tue,09:00,EFT,Sunset Care,Sunset Care,,"-9,800.00","52,700.00",No',
      ]),
    ).toMatchObject({
      layout: 'bank-zero',
      opening: '50000.00',
      closing: '52700.00',
      ties: true,
      lines: ['2 2026-03-02 12500.00 Pension March', '3 2026-03-03 -9800.00 Sunset Care'],
    });
  });

  test.each([
    [
      'tymebank',
      'Date,Description,Fees,Money Out,Money In,Balance',
      '01/03/2026,Opening,,,100.00,100.00',
      '02/03/2026,Shop,1.00,40.00,,59.00',
    ],
    [
      'standard-bank',
      'Date,Description,Payments,Deposits,Balance',
      '20260301,Opening,,100.00,100.00',
      '20260302,Shop,41.00,,59.00',
    ],
    [
      'nedbank',
      'Tran list no,Date,Description,Fees,Debits,Credits,Balance',
      '1,01/03/2026,Opening,,,100.00,100.00',
      '2,02/03/2026,Shop,1.00,40.00,,59.00',
    ],
    [
      'investec',
      'Date,Description,Debit,Credit,Balance',
      '2026/03/01,Opening,,100.00,100.00',
      '2026/03/02,Shop,41.00,,59.00',
    ],
  ])('%s is read and says that it was not seen in a real file', (layout, ...lines) => {
    const file = expectFileRead(lines);
    expect([file.layout, file.isConfirmed, file.statements[0]!.proof.ties]).toEqual([layout, false, true]);
    expect(formatRands(file.statements[0]!.proof.closing)).toBe('59.00');
    expect(file.doubts.map(({ weight }) => weight)).toEqual(['note']);
  });
});

describe('OFX', () => {
  const createOfxBody = (close: (tag: string) => string) => [
    `<STMTTRNRS><STMTRS><CURDEF>ZAR${close('CURDEF')}`,
    `<BANKACCTFROM><BANKID>250655${close('BANKID')}<ACCTID>62123450009${close('ACCTID')}</BANKACCTFROM>`,
    '<BANKTRANLIST>',
    `<STMTTRN><TRNTYPE>CREDIT${close('TRNTYPE')}<DTPOSTED>20260302120000[+2:SAST]${close('DTPOSTED')}<TRNAMT>12500,00${close('TRNAMT')}`,
    `<FITID>A1${close('FITID')}<NAME>PENSION &amp; LIFE${close('NAME')}<MEMO>MARCH${close('MEMO')}</STMTTRN>`,
    `<STMTTRN><TRNTYPE>DEBIT${close('TRNTYPE')}<DTPOSTED>20260303${close('DTPOSTED')}<TRNAMT>-9800,00${close('TRNAMT')}`,
    `<FITID>A2${close('FITID')}<NAME>SUNSET CARE${close('NAME')}<CHECKNUM>17${close('CHECKNUM')}<UNHEARD.OF>1${close('UNHEARD.OF')}</STMTTRN>`,
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>52700,00${close('BALAMT')}<DTASOF>20260331${close('DTASOF')}</LEDGERBAL>`,
    `<AVAILBAL><BALAMT>1,00${close('BALAMT')}</AVAILBAL></STMTRS></STMTTRNRS>`,
  ];
  const versions: [string, 'ofx1' | 'ofx2', string[]][] = [
    [
      '1 with tags left open',
      'ofx1',
      [
        'OFXHEADER:100',
        'DATA:OFXSGML',
        '',
        '<OFX><BANKMSGSRSV1>',
        ...createOfxBody(() => '\n'),
        '</BANKMSGSRSV1></OFX>',
      ],
    ],
    [
      '1 with some tags closed',
      'ofx1',
      [
        'OFXHEADER:100',
        '',
        '<OFX><BANKMSGSRSV1>',
        ...createOfxBody((tag) => (tag === 'FITID' ? '</FITID>' : '\n')),
        '</BANKMSGSRSV1></OFX>',
      ],
    ],
    [
      '2',
      'ofx2',
      [
        '<?xml version="1.0"?>',
        '<?OFX OFXHEADER="200"?>',
        '<OFX><BANKMSGSRSV1>',
        ...createOfxBody((tag) => `</${tag}>`),
        '</BANKMSGSRSV1></OFX>',
      ],
    ],
  ];
  test.each(versions)('version %s', (_, format, content) => {
    const file = expectFileRead(content);
    const [statement] = file.statements;
    expect([file.format, file.decimal, statement!.account, statement!.currency, file.rows]).toEqual([
      format,
      ',',
      '62123450009',
      'ZAR',
      { inFile: 2, read: 2, passedOver: 0, unread: 0 },
    ]);
    expect(
      listLines(file).map(({ day, amount, description, reference, bankId }) => [
        day,
        formatRands(amount),
        description,
        reference,
        bankId,
      ]),
    ).toEqual([
      ['2026-03-02', '12500.00', 'PENSION & LIFE MARCH', undefined, 'A1'],
      ['2026-03-03', '-9800.00', 'SUNSET CARE', '17', 'A2'],
    ]);
    expect([
      formatRands(statement!.proof.opening),
      statement!.proof.openingFrom,
      formatRands(statement!.proof.closing),
      statement!.proof.ties,
    ]).toEqual(['50000.00', 'worked out', '52700.00', null]);
  });
});

describe('CAMT.053', () => {
  const createCamt = (status: (code: string) => string, prefix = '') => {
    const t = (name: string, inner: string, attributes = '') =>
      `<${prefix}${name}${attributes}>${inner}</${prefix}${name}>`;
    const createBalance = (code: string, amount: string, mark = 'CRDT') =>
      t(
        'Bal',
        t('Tp', t('CdOrPrtry', t('Cd', code))) +
          t('Amt', amount, ' Ccy="ZAR"') +
          t('CdtDbtInd', mark) +
          t('Dt', t('Dt', '2026-03-31')),
      );
    const createEntry = (amount: string, mark: string, state: string, more: string) =>
      t(
        'Ntry',
        t('Amt', amount, ' Ccy="ZAR"') +
          t('CdtDbtInd', mark) +
          t('Sts', status(state)) +
          t('BookgDt', t('Dt', '2026-03-02')) +
          t('ValDt', t('DtTm', '2026-03-03T00:00:00')) +
          more,
      );
    const createDetails = (...parts: string[]) =>
      t(
        'NtryDtls',
        parts
          .map((amount) => t('TxDtls', t('Amt', amount, ' Ccy="ZAR"') + t('RmtInf', t('Ustrd', `PART ${amount}`))))
          .join(''),
      );
    return [
      `<?xml version="1.0" encoding="UTF-8"?><${prefix}Document xmlns${prefix && ':x'}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">`,
      `<${prefix}BkToCstmrStmt><${prefix}Stmt>`,
      t(
        'Acct',
        t('Id', t('Othr', t('Id', '62123450009'))) + t('Ccy', 'ZAR') + t('Ownr', t('Nm', 'EST LATE M EXAMPLE')),
      ),
      createBalance('OPBD', '100.00', 'DBIT'),
      createBalance('CLBD', '12350.00'),
      createEntry('12500.00', 'CRDT', 'BOOK', t('AcctSvcrRef', 'R1') + t('AddtlNtryInf', 'PENSION')),
      createEntry(
        '50.00',
        'DBIT',
        'BOOK',
        t('RvslInd', 'true') + t('AcctSvcrRef', 'R2') + createDetails('30.00', '20.00'),
      ),
      createEntry('9.00', 'DBIT', 'PDNG', t('AcctSvcrRef', 'R3')),
      `</${prefix}Stmt></${prefix}BkToCstmrStmt></${prefix}Document>`,
    ];
  };
  test.each([
    ['as text (.02)', createCamt((code) => code)],
    ['as a code (.08)', createCamt((code) => `<Cd>${code}</Cd>`)],
    ['with prefixes', createCamt((code) => code, 'x:')],
  ])('status %s', (_, content) => {
    const file = expectFileRead(content);
    const [statement] = file.statements;
    expect([file.format, statement!.account, statement!.owner, statement!.currency]).toEqual([
      'camt053',
      '62123450009',
      'EST LATE M EXAMPLE',
      'ZAR',
    ]);
    expect(
      listLines(file).map(({ line, day, valueDay, amount, description, reference, isReversal }) => [
        line,
        day,
        valueDay,
        formatRands(amount),
        description,
        reference,
        isReversal,
      ]),
    ).toEqual([
      [6, '2026-03-02', '2026-03-03', '12500.00', 'PENSION', 'R1', false],
      [7, '2026-03-02', '2026-03-03', '-50.00', 'PART 30.00 PART 20.00', 'R2', true],
    ]);
    expect([
      formatRands(statement!.proof.opening),
      formatRands(statement!.proof.closing),
      statement!.proof.ties,
    ]).toEqual(['-100.00', '12350.00', true]);
    expect(file.rows).toEqual({ inFile: 3, read: 2, passedOver: 1, unread: 0 });
    expect(file.doubts.map(({ weight, line }) => [weight, line])).toEqual([['note', 8]]);
  });

  test('details that do not add up to the entry are told by line', () => {
    const content = createCamt((code) => code).map((line) =>
      line.replace('PART 20.00', 'x').replace('"ZAR">20.00', '"ZAR">21.00'),
    );
    expect(expectFileRead(content).doubts.map(({ weight, line }) => [weight, line])).toContainEqual(['confirm', 7]);
  });
});

describe('MT940', () => {
  test('reversals turn the sign, a booking day at the turn of the year gets its own year, wrapped text is joined', () => {
    const long = 'X'.repeat(65);
    const file = expectFileRead([
      '{1:F01BANKZAJJ}{2:O940}{4:',
      ':20:1',
      ':25:250655/62000000000',
      ':28C:1/1',
      ':60F:D251231ZAR10,',
      ':61:2512310102RC5,00NTRFNONREF',
      `:86:${long}`,
      'YZ',
      ':61:260102RDR7,5NCHGNONREF//B1',
      'SUPPLEMENT',
      ':62F:D260102ZAR7,50',
      '-}',
    ]);
    expect(
      listLines(file).map(({ day, valueDay, amount, description, bankReference, isReversal }) => [
        day,
        valueDay,
        formatRands(amount),
        description,
        bankReference,
        isReversal,
      ]),
    ).toEqual([
      ['2026-01-02', '2025-12-31', '-5.00', `${long}YZ`, undefined, true],
      ['2026-01-02', '2026-01-02', '7.50', 'SUPPLEMENT', 'B1', true],
    ]);
    expect(file.statements[0]!.proof.ties).toBe(true);
  });

  test('a statement a day is one, in the order in which the balances meet; a missing day is told', () => {
    const createDayMessage = (number: number, from: number, amount: number) => [
      `:20:S${number}`,
      ':25:62000000000',
      `:28C:${number}/1`,
      `:60F:C26020${number}ZAR${from},00`,
      `:61:26020${number}C${amount},00NTRFNONREF`,
      `:86:DAY ${number}`,
      `:62F:C26020${number}ZAR${from + amount},00`,
      '-',
    ];
    const turned = expectFileRead([
      ...createDayMessage(3, 130, 5),
      ...createDayMessage(2, 110, 20),
      ...createDayMessage(1, 100, 10),
    ]);
    expect(turned.statements).toHaveLength(1);
    expect(listLines(turned).map(({ description }) => description)).toEqual(['DAY 1', 'DAY 2', 'DAY 3']);
    expect([turned.statements[0]!.proof.ties, turned.doubts]).toEqual([true, []]);
    const missing = expectFileRead([...createDayMessage(1, 100, 10), ...createDayMessage(3, 130, 5)]);
    expect(missing.doubts.map(({ weight, line }) => [weight, line])).toEqual([
      ['confirm', undefined],
      ['confirm', 9],
    ]);
  });
});

describe('encodings', () => {
  const text = 'Date,Description,Amount,Balance\r\n20260302,Café Lüderitz,10.00,10.00\r\n';
  const encodeUtf16 = (isLittle: boolean, hasMark: boolean): Uint8Array => {
    const codes = `${hasMark ? '\uFEFF' : ''}${text}`.split('').map((sign) => sign.charCodeAt(0));
    return Uint8Array.from(codes.flatMap((code) => (isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255])));
  };
  test.each([
    ['UTF-8', createFile([text], '')],
    ['UTF-8', createFile([`\uFEFF${text}`], '')],
    ['Windows-1252', Uint8Array.from(text.split('').map((sign) => sign.charCodeAt(0)))],
    ['UTF-16', encodeUtf16(true, true)],
    ['UTF-16', encodeUtf16(false, true)],
    ['UTF-16', encodeUtf16(true, false)],
    ['UTF-16', encodeUtf16(false, false)],
  ])('%s is recognised', (encoding, bytes) => {
    const file = expectFileRead(bytes);
    expect([file.encoding, listLines(file)[0]!.description]).toEqual([encoding, 'Café Lüderitz']);
  });
});
