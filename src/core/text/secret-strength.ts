const shortest = 32;
/** 32 random hexadecimal digits have 14 different ones; eight or fewer come up once in a million times. */
const fewestKinds = 8;
const commonWords =
  /change[-_ .]?(?:me|this|it)|passw|secret|qwert|asdf|letmein|example|default|replace|insert|iconarium|your[-_ .]?key|dummy|placeholder|xxxx/gi;

/** Why a secret could be guessed, as the end of a sentence that begins with "it"; undefined for a good one. */
export function findSecretWeakness(secret: string): string | undefined {
  if (secret.trim() === "") return "is empty";
  if (!/^[\x21-\x7e]+$/.test(secret)) return "may only have printable ASCII characters";
  if (secret.length < shortest) return `must have at least ${shortest} characters`;
  if (new Set(secret).size < fewestKinds) return "has too few different characters";
  if (isRepeated(secret)) return "repeats itself";
  if (isInSequence(secret)) return "is a sequence of letters or digits";
  // Random letters have one by accident now and then: what stands around it has to be long enough by itself.
  if (secret.replace(commonWords, "").length < shortest) return "contains a word that is common in secrets";
  return undefined;
}

/** The same again and again, the last time perhaps in part. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.startsWith(text.slice(length))) return true;
  }
  return false;
}

/** Most signs are next to the one before, as in `abcdef` and `987654`. */
function isInSequence(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0)!);
  const steps = codes.slice(1).filter((code, place) => Math.abs(code - codes[place]!) <= 1);
  return steps.length > codes.length / 2;
}
