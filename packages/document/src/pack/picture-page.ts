import {
  concatTransformationMatrix as transform,
  drawObject,
  PageSizes,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { readTurn } from './read-turn';
import { layOnWhite, unpackPicture } from './unpack-picture';

/** Its dots, counted as they lie in the file, and how it is to be turned before anybody looks at it. */
interface EmbeddedPicture {
  readonly ref: PDFRef;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

const aside = { x: 40, y: 48 };
/** More dots than this on the longer side of a sheet are finer than a printer prints. */
const finest = 3508;

const isJpeg = (picture: Uint8Array): boolean => picture[0] === 0xff && picture[1] === 0xd8;
const isPng = (picture: Uint8Array): boolean => picture[0] === 0x89 && picture[1] === 0x50;

/** A photograph goes in as it is: set again it would lose what makes it evidence. */
async function addPhotograph(document: PDFDocument, picture: Uint8Array): Promise<EmbeddedPicture> {
  const { ref, width, height } = await document.embedJpg(picture);
  return { ref, width, height, turn: readTurn(picture) };
}

async function addPng(document: PDFDocument, picture: Uint8Array): Promise<EmbeddedPicture> {
  const { ref, width, height } = await document.embedPng(picture);
  return { ref, width, height, turn: 1 };
}

/** What a PDF cannot contain is unpacked, with no more dots than are printed. */
async function addDots(document: PDFDocument, picture: Uint8Array): Promise<EmbeddedPicture> {
  const unpacked = await unpackPicture(picture);
  const { width, height, data } = layOnWhite(unpacked, finest);
  const stream = document.context.flateStream(data as Uint8Array, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
  });
  return { ref: document.context.register(stream), width: unpacked.width, height: unpacked.height, turn: 1 };
}

function addPicture(document: PDFDocument, picture: Uint8Array): Promise<EmbeddedPicture> {
  if (isJpeg(picture)) return addPhotograph(document, picture);
  return isPng(picture) ? addPng(document, picture) : addDots(document, picture);
}

type PicturePlace = readonly [number, number, number, number, number, number];

/** Where the unit square a picture fills goes, for each of the eight ways a camera may have been held. */
function placePicture(turn: number, x: number, y: number, width: number, height: number): PicturePlace {
  const [right, top] = [x + width, y + height];
  switch (turn) {
    case 2:
      return [-width, 0, 0, height, right, y];
    case 3:
      return [-width, 0, 0, -height, right, top];
    case 4:
      return [width, 0, 0, -height, x, top];
    case 5:
      return [0, -height, -width, 0, right, top];
    case 6:
      return [0, -height, width, 0, x, top];
    case 7:
      return [0, height, width, 0, x, y];
    case 8:
      return [0, height, -width, 0, right, y];
    default:
      return [width, 0, 0, height, x, y];
  }
}

/** A picture on a page of its own, upright or across as the picture is, and never larger than it is. */
export async function drawPicturePage(title: string, picture: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const { ref, turn, ...dots } = await addPicture(document, picture);
  const liesOnItsSide = turn >= 5;
  const [width, height] = liesOnItsSide ? [dots.height, dots.width] : [dots.width, dots.height];
  const [short, long] = PageSizes.A4;
  const page = document.addPage(width > height ? [long, short] : [short, long]);
  const room = { width: page.getWidth() - 2 * aside.x, height: page.getHeight() - 2 * aside.y };
  const scale = Math.min(1, room.width / width, room.height / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const place = placePicture(
    turn,
    (page.getWidth() - shownWidth) / 2,
    (page.getHeight() - shownHeight) / 2,
    shownWidth,
    shownHeight,
  );
  const name = page.node.newXObject('Picture', ref);
  page.pushOperators(pushGraphicsState(), transform(...place), drawObject(name), popGraphicsState());
  return document.save();
}
