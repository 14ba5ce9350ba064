import type { PersonalData } from "../../../core/people/personal-data.ts";

/** One JSON object with a list under the name of each part, written while it is read. */
export async function* renderPersonalData(parts: readonly PersonalData[], personId: string): AsyncGenerator<string> {
  yield "{";
  for (const [place, part] of parts.entries()) {
    yield `${place === 0 ? "" : ","}\n  ${JSON.stringify(part.name)}: [`;
    let isFirst = true;
    for await (const piece of part.read(personId)) {
      yield `${isFirst ? "" : ","}\n    ${JSON.stringify(piece)}`;
      isFirst = false;
    }
    yield isFirst ? "]" : "\n  ]";
  }
  yield "\n}\n";
}
