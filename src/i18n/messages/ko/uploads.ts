import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "{name} 파일은 SVG여야 합니다.",
  tooLarge: "{name} 파일은 100KB보다 작아야 합니다.",
  noText: "{name} 파일의 인코딩은 UTF-8 또는 UTF-16이어야 합니다.",
  malformed: "{name} 파일이 손상되었습니다.",
  entities: "{name} 파일이 XML 엔티티를 사용합니다. 일반 SVG로 저장해 주세요.",
  tooComplex: "{name} 파일이 너무 복잡합니다. 그림을 단순화해 주세요.",
  endless: "{name} 파일에 자기 자신에 대한 참조가 있습니다.",
  outOfRange: "{name} 파일에 너무 큰 숫자가 있습니다.",
  empty: "{name} 파일에 그릴 내용이 없습니다. 텍스트는 윤곽선으로 변환해 주세요. 포함된 이미지는 지원하지 않습니다.",
  noSize: "{name} 파일에 크기가 없습니다. viewBox 또는 너비와 높이를 추가해 주세요.",
  notDrawable: "{name} 파일을 렌더링하는 데 시간이 너무 오래 걸립니다.",
  collectionFull: "{name} 파일을 추가하지 못했습니다. 컬렉션 하나에 아이콘을 {most, number}개까지 저장할 수 있습니다.",
  tooMany: "{name} 파일을 추가하지 못했습니다. 아이콘을 {most, number}개까지 업로드할 수 있습니다.",
  leftOut: "{name}의 텍스트와 이미지가 삭제되었습니다. 텍스트는 윤곽선으로 변환해 주세요.",
} satisfies Translation<"uploads">;
