import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawPicturePage } from './picture-page';
import { layOnWhite } from './unpack-picture';

/** 60 × 30 and 40 × 30 dots of one colour, as a program for pictures wrote them. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAeADwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCRAK2l4AAAAAAAAAAAAAD/2Q==',
  'base64',
);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAYAAABe3VzdAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAABASURBVFiF7c4xAYAgAABBpBKd7GRaicBwgw5/Ce5a9/OOH5tfB04KqoKqoCqoCqqCqqAqqAqqgqqgKqgKqoJqA50fAm2CfAjNAAAAAElFTkSuQmCC',
  'base64',
);
const webp = Buffer.from(
  'UklGRiwCAABXRUJQVlA4WAoAAAAgAAAAJwAAHQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggPgAAAJADAJ0BKigAHgA+KRSIQyGhIRK0ABgChLOAOwB+AH4AAC0a96AA/vRRH//6s+mhF/VS//+jBcBwPeEAAAAA',
  'base64',
);
const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** What a camera writes before the picture: how it was held. */
function addTurn(jpeg: Buffer, turn: number): Buffer {
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001000000000000', 'hex');
  tiff.writeUInt16BE(turn, 18);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.alloc(4)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

type ShownPlace = [number, number, number, number, number, number];
async function readPage(picture: Uint8Array) {
  const pdf = await getDocument({ data: await drawPicturePage('The house', picture), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const place = argsArray[fnArray.indexOf(OPS.transform)] as ShownPlace;
  const [, , width = 0, height = 0] = page.view;
  const { info } = await pdf.getMetadata();
  return { place, width, height, isThere: fnArray.includes(OPS.paintImageXObject), info: info as { Title?: string } };
}
/** Which corner of the shown picture a corner of the file's is: the words first for up and down. */
function findCorner([a, b, c, d, e, f]: ShownPlace, u: number, v: number): string {
  const [x, y] = [a * u + c * v + e, b * u + d * v + f];
  const [middleX, middleY] = [e + (a + c) / 2, f + (b + d) / 2];
  return `${y > middleY ? 'top' : 'bottom'} ${x > middleX ? 'right' : 'left'}`;
}

test.each([
  [1, 'top left', 'top right'],
  [2, 'top right', 'top left'],
  [3, 'bottom right', 'bottom left'],
  [4, 'bottom left', 'bottom right'],
  [5, 'top left', 'bottom left'],
  [6, 'top right', 'bottom right'],
  [7, 'bottom right', 'top right'],
  [8, 'bottom left', 'top left'],
])('a photograph taken with the camera held as %i stands upright', async (turn, topLeft, topRight) => {
  const { place, width, height, isThere } = await readPage(addTurn(jpeg, turn));
  expect(isThere).toBe(true);
  expect(findCorner(place, 0, 1)).toBe(topLeft);
  expect(findCorner(place, 1, 1)).toBe(topRight);
  expect(width > height).toBe(turn < 5);
});

test.each([
  ['png', png],
  ['webp', webp],
  ['gif', gif],
])('a %s is put on its page, and no larger than it is', async (kind, picture) => {
  const { place, isThere, info } = await readPage(picture);
  expect(isThere).toBe(true);
  expect([place[0], place[3]]).toEqual(kind === 'gif' ? [1, 1] : [40, 30]);
  expect(info.Title).toBe('The house');
});

test('dots are laid on white, and those that fall together become one', () => {
  const half = [255, 0, 0, 255, 0, 0, 0, 0];
  const dots = { width: 4, height: 1, data: Uint8Array.from([...half, ...half]) };
  expect(layOnWhite(dots, 10)).toMatchObject({ width: 4, data: Uint8Array.from([255, 0, 0, 255, 255, 255, 255, 0, 0, 255, 255, 255]) }); // prettier-ignore
  expect(layOnWhite(dots, 2)).toEqual({ width: 2, height: 1, data: Uint8Array.from([255, 128, 128, 255, 128, 128]) });
});

test.each([
  ['png', png],
  ['webp', webp],
  ['gif', gif],
  ['nothing', Buffer.from('no')],
])('a %s that is cut off is refused, and breaks nothing', async (kind, picture) => {
  for (const length of [3, 13, 30, Math.floor(picture.length / 2)]) {
    if (length < picture.length) await expect(drawPicturePage('', picture.subarray(0, length)), `${kind} ${length}`).rejects.toThrow(); // prettier-ignore
  }
  await expect(drawPicturePage('', Buffer.from('no'))).rejects.toThrow();
});
