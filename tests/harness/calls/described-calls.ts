import type { FastifyInstance, InjectOptions } from "fastify";
import type { OpenAPIV3_1 } from "openapi-types";

/** A call as the OpenAPI document tells of it. */
export interface DescribedCall {
  operationId: string;
  /** For messages of tests. */
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  parameters: readonly OpenAPIV3_1.ParameterObject[];
  /** Of the body, where it takes one. */
  mediaType: string | undefined;
  statuses: ReadonlySet<number>;
  /** What an API key needs for it. */
  keyScope: string | undefined;
  /** Whether guests are refused. */
  isForPeople: boolean;
}

/** All calls of a site's OpenAPI document. */
export async function describeCalls(app: FastifyInstance): Promise<DescribedCall[]> {
  return listCalls((await app.inject("/api/openapi.json")).json<OpenAPIV3_1.Document>());
}

export function listCalls({ paths = {} }: OpenAPIV3_1.Document): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OpenAPIV3_1.OperationObject>).map(
      ([method, { operationId = "", parameters = [], requestBody, responses = {}, security = [] }]) => ({
        operationId,
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as "GET",
        path,
        parameters: parameters as OpenAPIV3_1.ParameterObject[],
        mediaType: requestBody && Object.keys((requestBody as OpenAPIV3_1.RequestBodyObject).content)[0],
        statuses: new Set(Object.keys(responses).map(Number)),
        keyScope: security.flatMap(({ apiKey = [] }) => apiKey)[0],
        isForPeople: security.some((way) => "session" in way),
      }),
    ),
  );
}

const nobodysId = "00000000-0000-4000-8000-000000000000";
/** As those of people's own drawings are. */
const nobodysDrawing = `upload-${nobodysId}`;
const nobodysToken = "a".repeat(43);

/** Parameters by their names: valid, though nothing answers to most of them. */
const validParameters: Readonly<Record<string, string>> = {
  token: nobodysToken,
  type: "google",
  entityType: "platform",
  name: "home",
  term: "home",
  category: "animals",
  ids: nobodysDrawing,
  uri: "/icons/set/home",
  file: "garden-noto.webp",
  path: "home.svg",
};

/** Of single calls, and those that may be left out. */
const validOf: Readonly<Record<string, Record<string, string>>> = {
  searchImages: { query: "home" },
  getIcon: { id: nobodysDrawing },
  listSimilarIcons: { id: nobodysDrawing },
  getImage: { id: nobodysDrawing },
  getImageByPath: { id: nobodysDrawing },
  listRequests: { isMine: "true" },
  getWebhook: { name: "blog_subscribe_form" },
  subscribeToNewsletter: { name: "blog_subscribe_form" },
  listPaidDownloads: { collectionId: nobodysId },
};

/** The address of a call. @param given in place of what is valid */
export function addressOf(
  { operationId, path, parameters }: DescribedCall,
  changes: Readonly<Record<string, string>> = {},
): string {
  const given = { ...validOf[operationId], ...changes };
  const valueOf = (name: string) => encodeURIComponent(given[name] ?? validParameters[name] ?? nobodysId);
  const address = path.replaceAll(/\{([^}]+)\}/g, (_text, name: string) => valueOf(name));
  const wanted = parameters.filter(({ in: place, name, required }) => place === "query" && (required || name in given));
  return address + (wanted.length > 0 ? `?${wanted.map(({ name }) => `${name}=${valueOf(name)}`).join("&")}` : "");
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>';
const order = { addProducts: ["pro-month"] };
const bundle = { icons: [{ id: nobodysDrawing }] };
const oneIcon = { ids: [nobodysDrawing] };

/** Bodies that are valid, though they name nothing that is there. */
const validBodies: Readonly<Record<string, object>> = {
  signIn: { client: "test", code: "none", credentials: { redirectUri: "https://program.example/back" } },
  signOut: {},
  askForSignInLink: { email: "anna@example.com" },
  startSubscription: order,
  startPurchase: order,
  resumeSubscription: {},
  upgradeSubscription: order,
  downgradeSubscription: order,
  changePaymentMethodOf: {},
  changePaymentMethod: { licenseId: nobodysId },
  payUnpaidInvoice: {},
  inviteToLicense: { email: "bea@example.com" },
  handOverLicense: { member: nobodysId },
  readTerm: { term: "home" },
  recordEvents: { events: [{ event: { name: "page_view", page: "landing", isEntry: false } }] },
  recordClick: { id: nobodysId },
  recordDownload: { id: nobodysId },
  searchByPicture: formOf("file", svg),
  listSwapStyles: oneIcon,
  swapIcons: { ...oneIcon, style: "lucide" },
  convertIcon: { id: nobodysDrawing, format: "svg" },
  makeZip: { ...bundle, formats: [{ format: "svg" }] },
  makeSprite: bundle,
  makeWebfont: bundle,
  makePackage: { ...bundle, framework: "react" },
  createCollection: {},
  changeCollection: { name: "Other" },
  addCollectionIcons: { icons: [nobodysId] },
  removeCollectionIcons: oneIcon,
  moveCollectionIcons: { ...oneIcon, to: "none" },
  uploadIcons: { icons: [{ name: "square.svg", svg: Buffer.from(svg).toString("base64") }] },
  orderCollectionDownload: {},
  createRequest: { title: "Hedgehog with a book" },
  findAlike: { term: "hedgehog" },
  assignMaker: { makerId: nobodysId },
  resolveRequest: {
    resolvedItems: [{ name: "Hedgehog", tags: ["animal"], category: "animals", svg, license: "mit" }],
  },
  declineRequest: { reason: "It is there." },
  mergeRequest: { duplicateOf: "00000000-0000-4000-8000-000000000001" },
  reportRequest: { reason: "It is no request." },
  uploadFiles: formOf("files", svg),
  readNotices: {},
  chooseNoticeMail: { isMailed: false },
  subscribeToNewsletter: { email: "anna@example.com" },
};

function formOf(field: string, content: string): FormData {
  const form = new FormData();
  form.append(field, new File([content], "square.svg"));
  return form;
}

/** A request that only the state of things can be against. @param given parameters in place of those that are valid */
export function requestOf(call: DescribedCall, given?: Readonly<Record<string, string>>): InjectOptions {
  const { method, mediaType, operationId, name } = call;
  const payload = validBodies[operationId];
  if (mediaType !== undefined && !payload) throw new Error(`What does ${name} take?`);
  return { method, url: addressOf(call, given), ...(mediaType !== undefined && payload && { payload }) };
}
