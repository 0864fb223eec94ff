import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t';
import { Loading } from '../../ui/plain/overlays';
import styles from './signing.module.css';

type PdfDocument = import('pdfjs-dist').PDFDocumentProxy;

/** Comes with the first paper that is shown: no other screen draws a PDF by itself. */
async function openPdf(bytes: ArrayBuffer): Promise<PdfDocument> {
  const [{ getDocument, GlobalWorkerOptions }, { default: worker }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ]);
  GlobalWorkerOptions.workerSrc = worker;
  return getDocument({ data: bytes }).promise;
}

function Page({ pdf, number }: { pdf: PdfDocument; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const page = await pdf.getPage(number);
      const element = canvas.current;
      if (isGone || !element) return;
      const wide = page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale: (element.clientWidth * Math.min(devicePixelRatio, 2)) / wide });
      element.width = viewport.width;
      element.height = viewport.height;
      await page.render({ canvas: element, viewport }).promise;
    })().catch(() => undefined);
    return () => void (isGone = true);
  }, [pdf, number]);
  return (
    <figure className={styles.sheet}>
      <canvas ref={canvas} />
      <figcaption>{t('Page {number} of {count}', { number, count: pdf.numPages })}</figcaption>
    </figure>
  );
}

/** A PDF page by page, as large as the screen is wide: a phone shows no PDF inside a page. */
export function PaperPages({ bytes, onShown }: { bytes: ArrayBuffer; onShown: () => void }) {
  const [pdf, setPdf] = useState<PdfDocument | null | undefined>();
  const shown = useRef(onShown);
  useEffect(() => {
    let opened: PdfDocument | undefined;
    let isGone = false;
    openPdf(bytes.slice(0)).then(
      (one) => {
        opened = one;
        if (isGone) return void one.loadingTask.destroy();
        setPdf(one);
        shown.current();
      },
      () => setPdf(null),
    );
    return () => {
      isGone = true;
      void opened?.loadingTask.destroy();
    };
  }, [bytes]);
  if (pdf === undefined) return <Loading />;
  if (pdf === null) return <p role="alert">{t('We cannot show this document here. Download it to read it.')}</p>;
  return (
    <div className={styles.sheets}>
      {Array.from({ length: pdf.numPages }, (_, at) => (
        <Page key={at} pdf={pdf} number={at + 1} />
      ))}
    </div>
  );
}
