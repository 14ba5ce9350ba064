declare module "svg-to-pdfkit" {
  interface Options {
    width?: number;
    height?: number;
    assumePt?: boolean;
    precision?: number;
    warningCallback?: (warning: string) => void;
  }
  /** Draws an SVG document into a page. */
  export default function SVGtoPDF(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options?: Options,
  ): void;
}
