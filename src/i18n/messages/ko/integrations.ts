import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "Iconify API",
  "iconify.lead": "Iconify용 프로그램은 호스트만 바꾸면 이 사이트에서도 작동합니다.",
  "iconify.complete":
    "다른 크기와 이전 이름을 포함해 모든 세트의 모든 아이콘을 받을 수 있고, 검색은 10개 언어를 이해합니다.",
  "iconify.collections":
    "게시한 컬렉션도 세트입니다. @icons/our-brand.k3m8p2의 접두사는 collection-our-brand-k3m8p2입니다. 비공개 컬렉션에는 “download” 권한이 있는 API 키가 필요합니다.",
  "iconify.component": "웹 컴포넌트나 다른 Iconify 컴포넌트에서 사용하기",
  "iconify.data": "여러 아이콘을 데이터로 받기",
  "iconify.sheet": "스타일시트로 받기",
  "iconify.unplugin": "unplugin-icons로 빌드할 때 아이콘 포함하기",
  "iconify.tailwind": "Tailwind CSS 클래스로 아이콘 사용하기",
  "mcp.title": "MCP 서버",
  "mcp.lead": "어시스턴트가 아이콘을 찾고, 살펴보고, 프로젝트에 저장합니다.",
  "mcp.claudeCode": "Claude Code에 서버 추가",
  "mcp.claudeDesktop": "Claude Desktop에서는 claude_desktop_config.json에 추가",
  "mcp.vscode": "VS Code에서는 .vscode/mcp.json에 추가",
  "mcp.cursor": "Cursor에서는 .cursor/mcp.json에 추가",
  "mcp.key": "API 키를 보내 컬렉션에 아이콘 저장",
  "mcp.tools":
    "어시스턴트는 단어, 의미, 이미지로 검색하고, 스타일을 비교하고, 목록의 모든 항목이 있는 세트를 찾고, 아이콘을 다른 스타일의 아이콘으로 바꾸고, 모든 형식의 파일을 받을 수 있습니다.",
  "mcp.prompt":
    "결과를 번호가 매겨진 이미지로도 보므로 “3번과 7번을 사용해”라고 답할 수 있습니다. pick_icons_for_app 프롬프트는 앱 하나에 필요한 일을 모두 처리합니다.",
  "mcp.account":
    "API 키는 [계정 페이지](/icons/account)에 있습니다. 컬렉션을 제외한 모든 기능은 키 없이 사용할 수 있습니다.",
  "keys.title": "API 키",
  "keys.lead": "프로그램이 사용자를 대신해 요금제의 이미지 크기, 컬렉션, 구매한 호출을 이용합니다.",
  "keys.make": "계정에서 키를 만들고 복사하세요",
  "keys.send": "호출할 때마다 키를 보내세요",
  "keys.own": "내 컬렉션을 읽으세요",
  "keys.document": "각 호출에 필요한 권한은 OpenAPI 문서에 있습니다",
  "keys.refused":
    "필요한 권한이 없는 호출은 권한 이름이 담긴 403을 받습니다. 알 수 없거나 만료되거나 폐기된 키는 401을 받습니다.",
  "keys.free": "키 없이 무료인 것은 호출을 차감하지 않습니다.",
  "keys.never": "키로는 계정, 로그인 방법, 결제, 다른 키를 변경할 수 없습니다. 관리자 권한도 없습니다.",
  "keys.secret":
    "모든 키는 icn_으로 시작하므로 스캐너가 코드에서 찾을 수 있습니다. 유출되면 폐기하세요. 즉시 작동을 멈춥니다.",
  "npm.title": "npm 레지스트리",
  "npm.lead":
    "각 아이콘 세트는 React, Vue, Svelte, Solid 컴포넌트를 담은 npm 패키지입니다. 게시한 컬렉션도 마찬가지입니다.",
  "npm.registry": "npm과 pnpm에서 패키지 스코프를 이 사이트로 지정",
  "npm.yarn": "또는 Yarn에서 지정",
  "npm.install": "세트 설치",
  "npm.use": "아이콘 가져오기",
  "npm.publish": "컬렉션을 패키지로 게시",
  "npm.bundle": "번들러는 가져온 아이콘만 남깁니다. 패키지에는 타입, 라이선스, 저작자 표시가 들어 있습니다.",
  "npm.private": "비공개 컬렉션의 패키지에는 “download” 권한이 있는 API 키를 `_authToken`으로 설정해야 합니다.",
  "npm.quarantine": "Yarn과 pnpm은 더 일찍 허용하지 않으면 컬렉션의 새 버전을 게시 하루 뒤부터 설치합니다.",
  "shadcn.title": "shadcn 레지스트리",
  "shadcn.lead": "shadcn 명령줄로 React와 Vue 프로젝트에 아이콘을 직접 소유하는 컴포넌트로 추가할 수 있습니다.",
  "shadcn.registry": "프로젝트에 레지스트리 추가",
  "shadcn.add": "아이콘 추가",
  "shadcn.search": "아이콘 찾기",
  "shadcn.use": "아이콘 사용",
  "shadcn.address": "또는 크기와 색상을 지정해 주소로 추가",
  "shadcn.vue": "Vue: components.json에 추가",
  "shadcn.collection": "게시한 컬렉션: components.json에 추가",
  "shadcn.look":
    "크기, 색상, 선 두께 등 모든 사용자 지정 설정을 레지스트리 주소에도 넣을 수 있습니다. 그러면 모든 아이콘이 그 모양으로 추가됩니다.",
  "shadcn.private":
    "비공개 컬렉션에는 “download” 권한이 있는 API 키가 필요합니다. 공개 컬렉션에는 키가 필요하지 않습니다.",
  "shadcn.credit": "라이선스가 출처 표시를 요구하면 아이콘을 추가할 때 명령줄에 표시됩니다.",
  "cli.title": "명령줄",
  "cli.lead":
    "터미널이나 CI에서 아이콘을 검색하고 추가하고 업데이트하세요. 프로젝트가 쓰는 아이콘은 작은 파일 하나에 기록됩니다.",
  "cli.add": "프로젝트에 아이콘 추가하기",
  "cli.search": "아이콘 찾기",
  "cli.show": "터미널에서 아이콘 보기",
  "cli.check": "파일이 icons.json과 일치하는지 CI에서 확인하기",
  "cli.swap": "모두 다른 스타일의 아이콘으로 바꾸기",
  "cli.runs":
    "Node.js 20 이상이면 됩니다. “iconarium --help”는 모든 명령을 보여 주고, “iconarium complete bash”는 자동 완성을 출력합니다(zsh와 fish도 지원).",
  "cli.login": "“iconarium login”은 API 키를 저장합니다. 내 컬렉션과 더 큰 이미지에 쓰입니다.",
} satisfies Translation<"integrations">;
