import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "딱 맞는 아이콘을 바로",
  "landing.t1":
    "{styles, plural, other {#가지 스타일}}, 오픈 아이콘 {icons, number}개. 맞춤설정하고 복사하고 다운로드하세요.",
  "landing.mt": "Iconarium – 오픈 아이콘 {icons, number}개를 한 번에 검색",
  "landing.md":
    "{styles, plural, other {#가지 스타일}}의 오픈 소스 아이콘 {icons, number}개를 검색하세요. 색상과 크기를 정하고 SVG나 PNG로 복사하거나 다운로드할 수 있습니다. 계정은 필요 없습니다.",

  "search.h1": "{term} 아이콘",
  "search.t1":
    "색상, 크기, 선 두께를 정하고 SVG를 복사하거나 다운로드하세요. 모든 아이콘에 제작자와 라이선스가 표시됩니다.",
  "search.mt": "{term} 아이콘 SVG·PNG – Iconarium",
  "search.md":
    "‘{term}’ 오픈 아이콘 {count, plural, other {#개}}. 색상, 크기, 선 두께를 정하고 SVG를 복사하거나 SVG와 PNG로 다운로드하세요. 모든 아이콘에 라이선스가 표시됩니다.",

  "searchInStyle.h1": "{style} 스타일의 {term} 아이콘",
  "searchInStyle.t1":
    "모두 같은 스타일이라 함께 사용해도 잘 어울립니다. 색상과 크기를 정하고 복사하거나 다운로드하세요.",
  "searchInStyle.mt": "{style} 스타일의 {term} 아이콘 – Iconarium",
  "searchInStyle.md":
    "{style} 스타일의 ‘{term}’ 아이콘 {count, plural, other {#개}}. 색상과 크기를 정하고 SVG를 복사하거나 SVG와 PNG로 다운로드하세요.",

  "meaning.h1": "‘{term}’ 의미의 아이콘",
  "meaning.t1": "이름과 상관없이 의미로 찾았습니다. 색상과 크기를 정하고 SVG를 복사하거나 다운로드하세요.",
  "meaning.mt": "‘{term}’ 의미의 아이콘 – Iconarium",
  "meaning.md":
    "이름과 상관없이 의미로 찾은 ‘{term}’ 아이콘 {count, plural, other {#개}}. 색상과 크기를 정하고 SVG를 복사하거나 SVG와 PNG로 다운로드하세요.",

  "popular.h1": "인기 아이콘",
  "popular.t1": "모든 인터페이스에 필요한 아이콘을 잘 알려진 순서로 소개합니다.",
  "popular.mt": "인기 아이콘 SVG·PNG – Iconarium",
  "popular.md":
    "모든 스타일의 오픈 아이콘 {count, plural, other {#개}}를 잘 알려진 순서로 보여 드립니다. 색상과 크기를 정하고 SVG나 PNG로 복사하거나 다운로드하세요.",

  "style.h1": "{style} 아이콘",
  "style.t1": "제작자: {author}. 색상과 크기를 정하고 SVG를 복사하거나 다운로드하세요.",
  "style.mt": "{style} 아이콘 SVG·PNG – Iconarium",
  "style.md":
    "{author}의 {style} 스타일 아이콘 {count, plural, other {#개}}. 색상과 크기를 정하고 SVG를 복사하거나 SVG와 PNG로 다운로드하세요.",

  "family.h1": "{family} 아이콘",
  "family.t1": "{author}의 아이콘 패밀리, {styles, plural, other {#가지 스타일}}.",
  "family.mt": "{family} 아이콘 패밀리 SVG·PNG – Iconarium",
  "family.md":
    "{author}의 {family}: {styles, plural, other {#가지 스타일}}, 아이콘 {count, plural, other {#개}}. 색상과 크기를 정하고 SVG나 PNG로 복사하거나 다운로드하세요.",

  "author.h1": "{author}의 아이콘",
  "author.t1": "{author}의 {styles, plural, other {#가지 스타일}}. 모든 아이콘에 라이선스가 표시됩니다.",
  "author.mt": "{author}의 아이콘 SVG·PNG – Iconarium",
  "author.md":
    "{author}의 {styles, plural, other {#가지 스타일}}, 아이콘 {count, plural, other {#개}}. 색상과 크기를 정하고 SVG나 PNG로 복사하거나 다운로드하세요.",

  "authorInStyle.h1": "{author}의 {style} 아이콘",
  "authorInStyle.t1": "한 제작자의 한 가지 스타일이라 함께 사용해도 잘 어울립니다.",
  "authorInStyle.mt": "{author}의 {style} 아이콘 – Iconarium",
  "authorInStyle.md":
    "{style} 스타일로 그린 {author}의 아이콘 {count, plural, other {#개}}. 색상과 크기를 정하고 SVG나 PNG로 복사하거나 다운로드하세요.",

  "authorPack.h1": "{author}의 {style} 스타일 {category} 아이콘",
  "authorPack.t1": "한 제작자가 한 가지 스타일로 그린 한 가지 주제라 함께 사용해도 잘 어울립니다.",
  "authorPack.mt": "{author}의 {style} 스타일 {category} 아이콘 – Iconarium",
  "authorPack.md":
    "{category}: {style} 스타일로 그린 {author}의 아이콘 {count, plural, other {#개}}. 색상과 크기를 정하고 SVG나 PNG로 복사하거나 다운로드하세요.",

  "category.h1": "{category} 아이콘",
  "category.t1": "한 가지 주제를 여러 스타일로. 어울리는 스타일을 찾아 색을 바꾸고 복사하거나 다운로드하세요.",
  "category.mt": "{category} 아이콘 SVG·PNG – Iconarium",
  "category.md":
    "{category}: 여러 스타일의 오픈 아이콘 {count, plural, other {#개}}. 색상과 크기를 정하고 SVG를 복사하거나 SVG와 PNG로 다운로드하세요. 모든 아이콘에 라이선스가 표시됩니다.",

  "categoryInStyle.h1": "{style} 스타일의 {category} 아이콘",
  "categoryInStyle.t1": "한 가지 주제를 한 가지 스타일로. 함께 사용해도 잘 어울립니다.",
  "categoryInStyle.mt": "{style} 스타일의 {category} 아이콘 – Iconarium",
  "categoryInStyle.md":
    "{category}: {style} 스타일의 아이콘 {count, plural, other {#개}}. 색상과 크기를 정하고 SVG를 복사하거나 SVG와 PNG로 다운로드하세요.",

  "emoji.h1": "이모지",
  "emoji.t1": "얼굴, 손짓, 하트 등을 여러 제작자의 그림으로 만나 보세요.",
  "emoji.mt": "이모지 SVG·PNG – Iconarium",
  "emoji.md":
    "플랫부터 3D까지 여러 스타일의 오픈 이모지 {count, plural, other {#개}}. SVG를 복사하거나 SVG와 PNG로 다운로드하세요. 모든 이모지에 라이선스가 표시됩니다.",

  "styles.h1": "아이콘 스타일",
  "styles.t1": "나란히 비교하고 제품에 어울리는 스타일을 찾아보세요.",
  "styles.mt": "아이콘 스타일 – Iconarium",
  "styles.md":
    "가는 선부터 3D까지, {styles, plural, other {#가지 아이콘 스타일}}을 한눈에 비교하고 제품에 어울리는 스타일을 찾아보세요.",

  "stylesAnimated.h1": "애니메이션 아이콘 스타일",
  "stylesAnimated.t1": "스크립트 없이 SVG만으로 움직이는 아이콘입니다.",
  "stylesAnimated.mt": "애니메이션 아이콘 스타일 SVG – Iconarium",
  "stylesAnimated.md":
    "애니메이션 아이콘 {styles, plural, other {#가지 스타일}}. SVG만으로 움직이며 복사하거나 다운로드할 수 있습니다. 스크립트도 계정도 필요 없습니다.",

  "stylesStatic.h1": "정지 아이콘 스타일",
  "stylesStatic.t1": "가는 선부터 3D까지, 애니메이션이 없는 아이콘을 나란히 비교해 보세요.",
  "stylesStatic.mt": "정지 아이콘 스타일 SVG·PNG – Iconarium",
  "stylesStatic.md":
    "가는 선부터 3D까지, 움직이지 않는 아이콘 {styles, plural, other {#가지 스타일}}. 나란히 비교하고 SVG나 PNG로 복사하거나 다운로드하세요.",

  "new.h1": "새 아이콘",
  "new.t1": "모든 스타일의 최신 아이콘을 최신순으로 보여 드립니다.",
  "new.mt": "새 아이콘 SVG·PNG – Iconarium",
  "new.md":
    "모든 스타일에서 새로 추가되거나 다시 그려진 아이콘을 최신순으로 보여 드립니다. 색상과 크기를 정하고 SVG나 PNG로 복사하거나 다운로드하세요.",

  "newInStyle.h1": "{style}의 새 아이콘",
  "newInStyle.t1": "이 스타일의 최신 아이콘을 최신순으로 보여 드립니다.",
  "newInStyle.mt": "{style} 새 아이콘 – Iconarium",
  "newInStyle.md":
    "{style} 스타일에서 새로 추가되거나 다시 그려진 아이콘을 최신순으로 보여 드립니다. 색상과 크기를 정하고 SVG나 PNG로 복사하거나 다운로드하세요.",

  "clipArt.h1": "프레젠테이션 클립 아트",
  "clipArt.t1": "맨 뒷자리에서도 한눈에 들어오는 크고 다채로운 이미지입니다. 복사해서 슬라이드에 붙여 넣으세요.",
  "clipArt.mt": "프레젠테이션 클립 아트 SVG·PNG – Iconarium",
  "clipArt.md":
    "사람, 일, 돈, 아이디어 등 슬라이드에 쓰기 좋은 오픈 클립 아트를 어울리는 스타일로 모았습니다. SVG나 PNG로 다운로드하세요. 모든 이미지에 라이선스가 표시됩니다.",

  "searchByImage.h1": "이미지로 검색",
  "searchByImage.t1": "로고, 스케치, 스크린샷을 업로드하면 비슷한 아이콘을 찾을 수 있습니다.",
  "searchByImage.mt": "이미지로 아이콘 검색 – Iconarium",
  "searchByImage.md":
    "내 이미지와 비슷한 오픈 아이콘을 찾아보세요. 파일을 선택하거나 끌어다 놓거나 붙여 넣은 후 SVG나 PNG로 복사하거나 다운로드하세요.",

  "icon.h1": "{name}",
  "icon.t1": "{author}의 {style} 스타일 아이콘입니다. 맞춤설정하고 SVG를 복사하거나 SVG와 PNG로 다운로드하세요.",
  "icon.mt": "{name} 아이콘, {style} – SVG와 PNG – Iconarium",
  "icon.md":
    "{author}의 {style} 스타일 {name} 아이콘. 맞춤설정하고 SVG를 복사하거나 SVG와 PNG로 다운로드하세요. 라이선스: {license}.",

  "requests.h1": "아이콘 요청",
  "requests.t1": "찾는 아이콘이 없나요? 요청하고, 다른 요청에 투표하고, 완성되면 여기서 받아 보세요.",
  "requests.mt": "아이콘 요청 – Iconarium",
  "requests.md":
    "없는 아이콘을 요청하고, 다른 요청에 투표하고, 디자이너의 작업을 확인하세요. 완성된 아이콘은 바로 검색에 표시됩니다.",

  "pricing.h1": "만드는 모든 것에 큰 아이콘을",
  "pricing.t1": "SVG와 코드는 누구에게나 무료입니다. 요금제가 있으면 개인이나 팀이 큰 PNG 파일을 이용할 수 있습니다.",
  "pricing.mt": "가격 및 요금제 – Iconarium",
  "pricing.md":
    "모든 아이콘의 SVG와 코드는 무료입니다. 월간·연간 요금제로 개인이나 팀이 큰 PNG 파일을 이용할 수 있습니다. 클릭 한 번으로 해지할 수 있습니다.",

  "developers.h1": "HTTP API",
  "developers.t1":
    "검색, 아이콘, 스타일, 이미지 등 이 사이트의 모든 것을 HTTP로 이용할 수 있습니다. 키도 계정도 필요 없습니다. 응답은 JSON이며 어떤 웹페이지에서도 API를 호출할 수 있습니다.",
  "developers.mt": "HTTP API – Iconarium",
  "developers.md":
    "키 없이 HTTP로 오픈 아이콘을 검색하고 SVG나 PNG로 받으세요. 모든 호출에 매개변수와 실제 예시가 있습니다.",

  "integration.h1": "{name}",
  "integration.t1": "{lead}",
  "integration.mt": "{name} – Iconarium",
  "integration.md": "{lead}",

  "narrowed.list": "{names}, {name}",
  "narrowed.mt": "{title}: {filters} – Iconarium",
  "narrowed.md":
    "{title}({filters}) {count, plural, other {#개}}. 색상과 크기를 정하고 SVG를 복사하거나 SVG와 PNG로 다운로드하세요.",
  "numbered.mt": "{title} – {page, number}페이지",
  "collections.h1": "컬렉션",
  "collections.t1": "프로젝트에 쓸 아이콘을 저장하고 정리하세요.",
  "collections.mt": "컬렉션 – Iconarium",
  "collections.md":
    "프로젝트의 아이콘을 모아 정렬하고 맞춤설정하고 링크로 공유하고 한 번에 다운로드하세요. 계정은 필요 없습니다.",
  "shared.h1": "공유된 아이콘 {count, plural, other {#개}}",
  "shared.t1": "아이콘은 이 링크에 담겨 있습니다. 변경하거나 정렬하려면 저장하세요.",
  "shared.mt": "공유된 아이콘 {count, plural, other {#개}} – Iconarium",
  "shared.md": "공유된 아이콘 {count, plural, other {#개}}를 보고 맞춤설정하고 다운로드하세요.",
  "collection.h1": "{name}",
  "collection.t1": "아이콘 {count, number}개",
  "collection.mt": "{name} – 아이콘 컬렉션 – Iconarium",
  "collection.md": "{name}: 아이콘 {count, number}개를 보고 맞춤설정하고 다운로드하세요.",
  "illustrations.h1": "일러스트",
  "illustrations.t1": "오픈 소스 아이콘으로 구성한 장면입니다. 제작자와 라이선스가 표시됩니다.",
  "illustrations.mt": "무료 일러스트 – Iconarium",
  "illustrations.md": "오픈 소스 아이콘으로 구성한 일러스트. SVG, PNG, WebP 형식, 제작자와 라이선스 표시.",
  "images.h1": "사진과 패턴",
  "images.t1": "페이지 배경에 사용하세요. 생성된 패턴과, 연결된 출처가 있으면 사진도 제공됩니다.",
  "images.mt": "사진과 패턴 – Iconarium",
  "images.md": "도형과 아이콘으로 만든 패턴. SVG, PNG, WebP 형식으로 무료 사용, 제작자와 라이선스 표시.",
  "picture.h1": "{name}",
  "picture.t1": "{author}의 {kind}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}: {author}의 {kind}. 라이선스와 함께 여러 크기로 제공됩니다.",
} satisfies Translation<"seo">;
