import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** A device with one passkey, as browsers speak for it; how often it was used it says as it is told to. */
export interface SoftAuthenticator {
  register(options: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON;
  signIn(options: PublicKeyCredentialRequestOptionsJSON, counter: number): AuthenticationResponseJSON;
}

const isPresentAndVerified = 0b101;
const bringsKey = 0b1000000;

const digest = (content: string | Buffer) => createHash("sha256").update(content).digest();
const encode = (content: Uint8Array) => Buffer.from(content).toString("base64url");

function bytes(value: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
}

/** @param origin of the pages that it is used on; their host is whom its passkey is for */
export function createSoftAuthenticator(origin: string): SoftAuthenticator {
  const host = new URL(origin).hostname;
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinates = [x, y].map((text) => new Uint8Array(Buffer.from(text, "base64url"))) as [Uint8Array, Uint8Array];
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinates[0]],
      [-3, coordinates[1]],
    ]),
  );

  const describeClient = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const describeDevice = (flags: number, counter: number, more: readonly Uint8Array[] = []) =>
    Buffer.concat([digest(host), bytes(flags, 1), bytes(counter, 4), ...more]);
  const named = { id: encode(id), rawId: encode(id), type: "public-key" as const, clientExtensionResults: {} };

  return {
    register({ challenge }) {
      const made = [Buffer.alloc(16), bytes(id.length, 2), id, key];
      const authData = new Uint8Array(describeDevice(isPresentAndVerified | bringsKey, 0, made));
      const content = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: encode(describeClient("webauthn.create", challenge)),
          attestationObject: encode(isoCBOR.encode(content)),
          transports: ["internal"],
        },
      };
    },
    signIn({ challenge }, counter) {
      const client = describeClient("webauthn.get", challenge);
      const device = describeDevice(isPresentAndVerified, counter);
      const signature = sign("sha256", Buffer.concat([device, digest(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(device),
          signature: encode(signature),
        },
      };
    },
  };
}
