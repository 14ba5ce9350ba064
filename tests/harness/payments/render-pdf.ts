import PdfDocument from "pdfkit";

/** A page with one line on it. */
export async function renderPdf(text: string): Promise<Buffer> {
  const document = new PdfDocument();
  document.text(text);
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
