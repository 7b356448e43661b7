import { readFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { extractText, getDocumentProxy } from 'unpdf';

/** About two steps of 255 in brightness: rounding a colour causes as much, and nobody sees it. */
const SAME_COLOUR = 0.01;

/** The difference between two pictures of the same thing. */
export interface Difference {
  /** Share of differing pixels, from 0 to 1. */
  share: number;
  /** A remark, such as on a change of size, or empty. */
  remark: string;
  /** The second picture with every differing pixel marked, as PNG; null if the pictures are identical. */
  marked: Buffer | null;
}

/** Fills a canvas beyond its picture: a colour that occurs neither on the site nor on the other canvas. */
const MAGENTA = [255, 0, 255, 255];
const GREEN = [0, 255, 0, 255];

/** Puts the picture into the top left corner of a canvas of at least its size, and returns the pixels. */
function onCanvas(picture: PNG, width: number, height: number, filler: readonly number[]): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  canvas.data.fill(Buffer.from(filler));
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}

/** Compares two PNG files pixel by pixel. If their sizes differ, the area that only one covers counts as different. */
export async function pictureDifference(before: string, after: string): Promise<Difference> {
  const [first, second] = await Promise.all([readFile(before), readFile(after)]);
  if (first.equals(second)) return { share: 0, remark: '', marked: null };
  const [old, now] = [PNG.sync.read(first), PNG.sync.read(second)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const marks = new PNG({ width, height });
  const count = pixelmatch(
    onCanvas(old, width, height, MAGENTA),
    onCanvas(now, width, height, GREEN),
    marks.data,
    width,
    height,
    {
      threshold: SAME_COLOUR,
      includeAA: true,
    },
  );
  const resized = old.width !== now.width || old.height !== now.height;
  return {
    share: count / (width * height),
    remark: resized ? `${old.width} × ${old.height} px before, ${now.width} × ${now.height} px now` : '',
    marked: count > 0 ? PNG.sync.write(marks) : null,
  };
}

/** The words of a PDF, page by page. Its bytes contain dates, so no two files are identical. */
async function textOf(file: string): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(file)), { verbosity: 0 }));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

/** Describes where the texts of two PDF files first differ; null if they do not. */
export async function textDifference(before: string, after: string): Promise<string | null> {
  const [old, now] = await Promise.all([textOf(before), textOf(after)]);
  if (old.length !== now.length) return `${old.length} pages before, ${now.length} now`;
  for (const [index, text] of old.entries()) {
    const other = now[index]!;
    if (text === other) continue;
    let at = 0;
    while (text[at] === other[at]) at++;
    const excerpt = (page: string) => JSON.stringify(page.slice(Math.max(0, at - 20), at + 40));
    return `page ${index + 1} reads ${excerpt(other)} where it read ${excerpt(text)}`;
  }
  return null;
}
