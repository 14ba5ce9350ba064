import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "{name} 파일은 SVG여야 합니다.",
  tooLarge: "{name} 파일은 100 KB보다 작아야 합니다.",
  noText: "{name} 파일은 UTF-8 또는 UTF-16으로 저장해야 합니다.",
  malformed: "{name} 파일이 손상되었습니다.",
  entities: "{name} 파일에 엔티티가 있습니다. 일반 SVG로 저장하세요.",
  tooComplex: "{name} 파일에 요소가 너무 많습니다. 그림을 단순하게 만드세요.",
  endless: "{name} 파일의 일부가 자기 자신을 참조합니다.",
  outOfRange: "{name} 파일의 숫자가 너무 커서 그릴 수 없습니다.",
  empty: "{name} 파일에 그릴 내용이 없습니다. 텍스트는 윤곽선으로 바꾸세요. 이미지는 사용할 수 없습니다.",
  noSize: "{name} 파일에 크기가 없습니다. viewBox 또는 너비와 높이를 지정하세요.",
  notDrawable: "{name} 파일을 그리는 데 시간이 너무 오래 걸립니다.",
  collectionFull: "{name}을(를) 넣을 자리가 없습니다. 컬렉션 하나에 아이콘을 {most, number}개까지 담을 수 있습니다.",
  tooMany: "{name}을(를) 넣을 자리가 없습니다. 아이콘을 {most, number}개까지 올릴 수 있습니다.",
  leftOut: "{name}의 텍스트와 이미지는 제외되었습니다. 텍스트는 윤곽선으로 바꾸세요.",
} satisfies Translation<"uploads">;
