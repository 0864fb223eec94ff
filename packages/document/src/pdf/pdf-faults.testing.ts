import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';

/**
 * For tests: the conditions of PDF/UA-1 that a machine can judge (Matterhorn protocol 1.1) and those of PDF/A-2a
 * (ISO 19005-2), as far as they can concern papers like ours. Each fault names the rule it breaks.
 */
export async function listPdfFaults(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const faults: string[] = [];
  const report: Report = (holds, rule) => {
    if (!holds && !faults.includes(rule)) faults.push(rule);
  };
  checkFile(Buffer.from(file), document, report);
  checkCatalog(document, report);
  checkObjects(document, report);
  const tree = readStructure(document, report);
  for (const [index, page] of document.getPages().entries()) checkPage(document, page, index, tree, report);
  for (const mark of tree.marks.keys())
    report(tree.shown.has(mark), `UA 01-005: a mark of the structure is on no page (${mark})`);
  return faults;
}

type Report = (holds: boolean, rule: string) => void;
const name = (text: string): PDFName => PDFName.of(text);
const readName = (object: PDFObject | undefined): string => (object instanceof PDFName ? object.decodeText() : '');
const readText = (object: PDFObject | undefined): string =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';
const readBytes = (stream: PDFObject | undefined): Buffer =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()) : Buffer.alloc(0);

function checkFile(bytes: Buffer, { context }: PDFDocument, report: Report): void {
  report(/^%PDF-1\.[0-7]\n%[\x80-\xff]{4,}\n/.test(bytes.subarray(0, 30).toString('latin1')), 'A 6.1.2: header');
  report(/%%EOF\r?\n?$/.test(bytes.subarray(-8).toString('latin1')), 'A 6.1.3: nothing after the end');
  const trailer = context.trailerInfo;
  report(trailer.ID !== undefined, 'A 6.1.3: the trailer has an ID');
  report(trailer.Encrypt === undefined, 'A 6.1.3: no encryption');
  report(bytes.length < 2 ** 31, 'A 6.1.13: size');
}

function checkCatalog({ catalog, context }: PDFDocument, report: Report): void {
  for (const key of ['OpenAction', 'AA', 'Requirements', 'NeedsRendering', 'OCProperties', 'AcroForm', 'Names'])
    report(!catalog.has(name(key)), `A 6.5, 6.6: the catalogue has no ${key}`);
  report(/^(?:en|af)-ZA$/.test(readText(catalog.lookup(name('Lang')))), 'UA 11-006: language');
  const mark = catalog.lookupMaybe(name('MarkInfo'), PDFDict);
  report(mark?.lookup(name('Marked')) === PDFBool.True, 'UA 06-001: marked');
  report(mark?.lookup(name('Suspects')) !== PDFBool.True, 'UA 06-002: no suspects');
  const preferences = catalog.lookupMaybe(name('ViewerPreferences'), PDFDict);
  report(preferences?.lookup(name('DisplayDocTitle')) === PDFBool.True, 'UA 07-002: title in the window');
  const about = catalog.lookup(name('Metadata'));
  report(about instanceof PDFStream && !about.dict.has(name('Filter')), 'A 6.6.2.1: metadata is plain');
  const xmp = readBytes(about).toString('utf8');
  report(xmp.includes('<pdfaid:part>2</pdfaid:part>'), 'A 6.6.4: part');
  report(xmp.includes('<pdfaid:conformance>A</pdfaid:conformance>'), 'A 6.6.4: level');
  report(xmp.includes('<pdfuaid:part>1</pdfuaid:part>'), 'UA 06-004: part');
  report(xmp.includes('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>'), 'A 6.6.2.3: foreign words are declared');
  const info = context.lookup(context.trailerInfo.Info) as PDFDict | undefined;
  const unescape = (text: string): string =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const title = unescape(/<dc:title>.*?<rdf:li[^>]*>(.*?)<\/rdf:li>/s.exec(xmp)?.[1] ?? '');
  report(title !== '', 'UA 06-003: dc:title');
  report(title === readText(info?.lookup(name('Title'))), 'A 6.6.3: title said twice alike');
  const producer = /<pdf:Producer>(.*?)<\/pdf:Producer>/.exec(xmp)?.[1] ?? '';
  report(producer === readText(info?.lookup(name('Producer'))), 'A 6.6.3: producer said twice alike');
  for (const key of ['CreationDate', 'ModDate', 'Author', 'Creator', 'Subject', 'Keywords'])
    report(info === undefined || !info.has(name(key)), `A 6.6.3: ${key} stands in the metadata too`);
  const intents = catalog.lookupMaybe(name('OutputIntents'), PDFArray);
  const intent = intents?.lookupMaybe(0, PDFDict);
  report(readName(intent?.lookup(name('S'))) === 'GTS_PDFA1', 'A 6.2.3: output intent');
  const stream = intent?.lookup(name('DestOutputProfile'));
  const profile = readBytes(stream);
  report(profile.length > 128 && profile.readUInt32BE(0) === profile.length, 'A 6.2.3: size of the profile');
  report(profile.toString('latin1', 36, 40) === 'acsp', 'A 6.2.3: the profile is one');
  report(profile.toString('latin1', 12, 24) === 'mntrRGB XYZ ', 'A 6.2.3: of a screen, in red, green and blue');
  report(stream instanceof PDFStream && String(stream.dict.get(name('N'))) === '3', 'A 6.2.3: three colours');
}

function checkObjects({ context }: PDFDocument, report: Report): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream) {
      const filter = object.dict.lookup(name('Filter'));
      const filters = filter instanceof PDFArray ? filter.asArray().map(readName) : [readName(filter)];
      report(!filters.some((one) => one === 'LZWDecode' || one === 'Crypt'), 'A 6.1.7.2: no LZW, no Crypt');
      for (const key of ['F', 'FFilter', 'FDecodeParms'])
        report(!object.dict.has(name(key)), 'A 6.1.7.1: no outer file');
      for (const key of ['Alternates', 'OPI', 'PS', 'Ref'])
        report(!object.dict.has(name(key)), `A 6.2.8, 6.2.9: no ${key}`);
      report(object.dict.lookup(name('Interpolate')) !== PDFBool.True, 'A 6.2.8: no interpolation');
    }
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;
    if (!dict) continue;
    const type = readName(dict.lookup(name('Type')));
    report(type !== 'Action' && !dict.has(name('JS')), 'A 6.5.1: no actions');
    if (type === 'Font') checkFont(dict, report);
    for (const key of dict.keys()) report(Buffer.byteLength(key.decodeText()) <= 127, 'A 6.1.13: length of a name');
  }
}

interface TrueType {
  readonly glyphs: number;
  readonly widthOf: (glyph: number) => number;
}

/** As much of a font file as its widths need. */
function readTrueType(font: Buffer): TrueType | undefined {
  const tables = new Map<string, number>();
  if (font.length < 12) return undefined;
  for (let at = 0; at < font.readUInt16BE(4); at += 1)
    tables.set(font.toString('latin1', 12 + 16 * at, 16 + 16 * at), font.readUInt32BE(20 + 16 * at));
  const [head, hhea, hmtx, maxp] = ['head', 'hhea', 'hmtx', 'maxp'].map((one) => tables.get(one)) as [number, number, number, number]; // prettier-ignore
  if ([head, hhea, hmtx, maxp].includes(undefined as never)) return undefined;
  const scale = 1000 / font.readUInt16BE(head + 18);
  const long = font.readUInt16BE(hhea + 34);
  return {
    glyphs: font.readUInt16BE(maxp + 4),
    widthOf: (glyph) => font.readUInt16BE(hmtx + 4 * Math.min(glyph, long - 1)) * scale,
  };
}

const listWidths = (widths: PDFArray | undefined): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  const items = widths?.asArray() ?? [];
  for (let at = 0; at + 1 < items.length; at += 2) {
    const first = Number(String(items[at]));
    const run = items[at + 1];
    if (run instanceof PDFArray)
      for (const [nth, one] of run.asArray().entries()) found.set(first + nth, Number(String(one)));
  }
  return found;
};

function checkFont(font: PDFDict, report: Report): void {
  const kind = readName(font.lookup(name('Subtype')));
  report(kind === 'Type0' || kind === 'CIDFontType2', `A 6.2.11.2: a font of a kind we know (${kind})`);
  if (kind === 'Type0') {
    report(readName(font.lookup(name('Encoding'))) === 'Identity-H', 'A 6.2.11.3.3: encoding');
    report(font.lookup(name('ToUnicode')) instanceof PDFStream, 'A 6.2.11.7.2: ToUnicode');
    return;
  }
  report(readName(font.lookup(name('CIDToGIDMap'))) === 'Identity', 'A 6.2.11.3.2: CIDToGIDMap');
  const descriptor = font.lookupMaybe(name('FontDescriptor'), PDFDict);
  const program = readTrueType(readBytes(descriptor?.lookup(name('FontFile2'))));
  report(program !== undefined, 'A 6.2.11.4.1: the font is in the file');
  report(/^[A-Z]{6}\+/.test(readName(font.lookup(name('BaseFont')))), 'A 6.2.11.4: the name of a part');
  for (const [glyph, width] of listWidths(font.lookupMaybe(name('W'), PDFArray))) {
    report(program !== undefined && glyph < program.glyphs, 'A 6.2.11.4.2: the glyph is in the font');
    report(program !== undefined && Math.abs(program.widthOf(glyph) - width) <= 1, 'A 6.2.11.5: widths agree');
  }
}

interface PdfStructure {
  /** Who each mark belongs to: page and mark. */
  readonly marks: ReadonlyMap<string, PDFDict>;
  readonly shown: Set<string>;
  readonly parents: ReadonlyMap<number, PDFArray>;
}

const roles: ReadonlySet<string> = new Set(
  'Document Part Sect H1 H2 H3 H4 P Figure L LI Lbl LBody Table TR TH TD'.split(' '),
);
const within: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR'],
  TR: ['TH', 'TD'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
};

function readStructure({ catalog, context }: PDFDocument, report: Report): PdfStructure {
  const marks = new Map<string, PDFDict>();
  const parents = new Map<number, PDFArray>();
  const root = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  report(root !== undefined, 'UA 01-006: structure');
  if (!root) return { marks, shown: new Set(), parents };
  const readParents = (node: PDFDict | undefined): void => {
    const numbers = node?.lookupMaybe(name('Nums'), PDFArray)?.asArray() ?? [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const list = context.lookup(numbers[at + 1]);
      if (list instanceof PDFArray) parents.set(Number(String(numbers[at])), list);
    }
    for (const kid of node?.lookupMaybe(name('Kids'), PDFArray)?.asArray() ?? [])
      readParents(context.lookup(kid) as PDFDict);
  };
  readParents(root.lookupMaybe(name('ParentTree'), PDFDict));
  let lastLevel = 0;
  const kidsOf = (element: PDFDict): PDFObject[] => {
    const kids = element.lookup(name('K'));
    return kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [element.get(name('K'))!];
  };
  const visit = (element: PDFDict, parent: PDFDict, inside: string): void => {
    const role = readName(element.lookup(name('S')));
    report(roles.has(role), `UA 02-001: role ${role}`);
    report(element.lookup(name('P')) === parent, 'UA 01-006: a part knows what it is part of');
    const allowed = within[inside];
    report(allowed === undefined || allowed.includes(role), `UA 09-004: ${role} in ${inside}`);
    for (const [inner, outer] of [
      ['TR', 'Table'],
      ['TH', 'TR'],
      ['TD', 'TR'],
      ['LI', 'L'],
      ['Lbl', 'LI'],
      ['LBody', 'LI'],
    ] as const) {
      report(role !== inner || inside === outer, `UA 09-004: ${inner} outside of ${outer}`);
    }
    const level = /^H(\d)$/.exec(role)?.[1];
    if (level) {
      report(lastLevel > 0 || level === '1', 'UA 14-002: the first heading is of the first level');
      report(Number(level) <= lastLevel + 1, 'UA 14-003: no level of headings is left out');
      lastLevel = Number(level);
    }
    if (role === 'Figure') {
      const says = readText(element.lookup(name('Alt'))) || readText(element.lookup(name('ActualText')));
      report(says.trim() !== '', 'UA 13-004: a picture says what it shows');
    }
    const page = element.get(name('Pg'));
    const kids: PDFDict[] = [];
    for (const kid of kidsOf(element)) {
      const found = kid instanceof PDFRef ? context.lookup(kid) : kid;
      if (found instanceof PDFNumber) marks.set(`${String(page)} ${found.asNumber()}`, element);
      else if (found instanceof PDFDict && found.has(name('MCID')))
        marks.set(`${String(found.get(name('Pg')) ?? page)} ${String(found.get(name('MCID')))}`, element);
      else if (found instanceof PDFDict) {
        kids.push(found);
        visit(found, element, role);
      }
    }
    if (role === 'Table') checkTable(kids, kidsOf, report, context);
  };
  const top = kidsOf(root).map((kid) => (kid instanceof PDFRef ? context.lookup(kid) : kid) as PDFDict);
  report(top.length === 1 && readName(top[0]!.lookup(name('S'))) === 'Document', 'UA 01: one document');
  for (const element of top) visit(element, root, '');
  return { marks, shown: new Set(), parents };
}

function checkTable(
  rows: readonly PDFDict[],
  kidsOf: (element: PDFDict) => PDFObject[],
  report: Report,
  context: PDFDocument['context'],
): void {
  const counts = rows.map((row) => kidsOf(row).length);
  report(new Set(counts).size <= 1, 'UA 15: each row has as many cells');
  const cells = rows.flatMap((row) => kidsOf(row).map((kid) => context.lookup(kid) as PDFDict));
  const heads = cells.filter((cell) => readName(cell.lookup(name('S'))) === 'TH');
  report(heads.length > 0, 'UA 15-001: a table has headings');
  for (const head of heads) {
    const attribute = head.lookupMaybe(name('A'), PDFDict);
    report(['Row', 'Column', 'Both'].includes(readName(attribute?.lookup(name('Scope')))), 'UA 15-003: scope');
  }
}

/** Numbers that a map to Unicode gives, by code. */
function readUnicodeMap(font: PDFDict): ReadonlyMap<string, string> {
  const map = readBytes(font.lookup(name('ToUnicode'))).toString('latin1');
  return new Map(
    [...map.matchAll(/^<([\da-f]{4})> <([\da-f]+)>$/gim)].map(([, code, text]) => [code!.toLowerCase(), text!]),
  );
}

const painting = /^(?:S|s|f|F|f\*|B|B\*|b|b\*|sh|Do|Tj|TJ|'|"|EI)$/;

function checkPage(
  { context }: PDFDocument,
  page: PDFPage,
  index: number,
  { marks, shown, parents }: PdfStructure,
  report: Report,
): void {
  const { node } = page;
  for (const key of ['AA', 'PresSteps', 'Group']) report(!node.has(name(key)), `A 6.5, 6.2.10: a page has no ${key}`);
  report((node.Annots()?.size() ?? 0) === 0, 'UA 28: no annotations');
  report(readName(node.lookup(name('Tabs'))) === 'S', 'UA 28-009: order of tabs');
  const own = node.lookup(name('StructParents'));
  const list = own instanceof PDFNumber ? parents.get(own.asNumber()) : undefined;
  report(list !== undefined, `UA 01-006: page ${index + 1} is in the structure`);
  const fonts = node.Resources()?.lookupMaybe(name('Font'), PDFDict);
  const maps = new Map<string, ReadonlyMap<string, string>>();
  const content = node.Contents();
  const streams = content instanceof PDFArray ? content.asArray().map((one) => context.lookup(one)) : [content];
  const text = streams.map((one) => readBytes(one).toString('latin1')).join('\n');
  // A mark is open, an artifact, or nothing.
  const open: ('mark' | 'artifact' | 'other')[] = [];
  const seen = new Set<number>();
  let font = '';
  let depth = 0;
  const tokens = text.matchAll(/\((?:\\.|[^\\)])*\)|<<|>>|<[\da-fA-F\s]*>|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+|[[\]]/g);
  let before: string[] = [];
  for (const [token] of tokens) {
    const isOperator = /^[A-Za-z'"*]+\d?$/.test(token) && !['true', 'false', 'null'].includes(token);
    if (!isOperator) {
      before.push(token);
      continue;
    }
    if (token === 'BDC' || token === 'BMC') {
      const id = before.indexOf('/MCID');
      if (before.includes('/Artifact')) {
        report(!open.includes('mark'), 'UA 01-003: no artifact within a mark');
        open.push('artifact');
      } else if (id >= 0) {
        const mark = Number(before[id + 1]);
        report(!open.includes('artifact'), 'UA 01-004: no mark within an artifact');
        report(!seen.has(mark), 'UA 01: a mark once on a page');
        seen.add(mark);
        const key = `${String(page.ref)} ${mark}`;
        shown.add(key);
        const element = marks.get(key);
        report(element !== undefined, `UA 01-005: a mark is in the structure (${key})`);
        report(
          list !== undefined && context.lookup(list.get(mark)) === element,
          'UA 01-006: whose a mark is, said twice alike',
        );
        open.push('mark');
      } else open.push('other');
    } else if (token === 'EMC') report(open.pop() !== undefined, 'A 6.1: marks are closed once');
    else if (painting.test(token)) {
      report(open.includes('mark') || open.includes('artifact'), `UA 01-005: what is shown is marked (${token})`);
      if (token === 'TJ' || token === 'Tj') {
        const map = maps.get(font) ?? readUnicodeMap(fonts!.lookup(name(font), PDFDict));
        maps.set(font, map);
        for (const hex of before.filter((one) => /^<[\da-f]+>$/i.test(one))) {
          for (const [code] of hex.slice(1, -1).toLowerCase().matchAll(/.{4}/g)) {
            const stands = map.get(code);
            report(code !== '0000', 'A 6.2.11.8: no glyph that is missing');
            report(stands !== undefined, `A 6.2.11.7.2: what a glyph stands for (${font} ${code})`);
            report(!/^(?:0000|feff|fffe)$/i.test(stands ?? ''), 'A 6.2.11.7.2: stands for a sign');
            report(!/^(?:e[0-9a-f]{3}|f[0-8][0-9a-f]{2})$/i.test(stands ?? ''), 'A 6.2.11.7.3: no private sign');
          }
        }
      }
    } else if (token === 'Tf') font = before.at(-2)!.slice(1);
    else if (token === 'q') report((depth += 1) <= 28, 'A 6.1.13: nesting');
    else if (token === 'Q') report((depth -= 1) >= 0, 'A 6.1.13: nesting');
    else report(!['k', 'K', 'gs', 'cs', 'CS', 'BI'].includes(token), `A 6.2.4: colours of the output (${token})`);
    before = [];
  }
  report(open.length === 0 && depth === 0, 'A 6.1: all is closed at the end of a page');
  report(
    own instanceof PDFNumber && list !== undefined && list.size() === seen.size,
    'UA 01-006: as many marks as the page has',
  );
}
