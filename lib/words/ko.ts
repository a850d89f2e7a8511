import type { Words } from './words';

// No particle that depends on the last sound of a name or address, like "이/가", follows one.
export const ko: Words = {
  menu: {
    home: '홈',
    contact: '연락처',
  },
  header: {
    skip: '본문으로 바로가기',
    menu: '메뉴',
    dark: '다크 모드',
  },
  newTab: '(새 탭에서 열림)',
  home: {
    work: '프로젝트 보기',
    cv: '이력서 다운로드',
    pause: '애니메이션 일시정지',
    social: '소셜 미디어',
  },
  about: {
    title: '소개',
    services: '하는 일',
  },
  facts: {
    availability: '근무 가능 여부',
    workplace: '근무 형태',
    timeZone: '시간대',
    languages: '언어',
  },
  experience: {
    experience: '경력',
    education: '학력',
    certificates: '자격증',
    publications: '저술 및 발표',
    awards: '수상 경력',
    present: '현재',
    now: '지금, 재직 중, 재직중, 진행 중, 진행중',
    since: '부터',
    until: '까지',
    expected: '예정, 졸업 예정, 졸업예정',
  },
  skills: {
    title: '기술',
    level: '숙련도',
    usedFor: '활용 사례: {places}',
  },
  projects: {
    featuredTitle: '주요 프로젝트',
    title: '프로젝트',
    more: '기타 프로젝트',
    demo: '라이브 데모',
    video: '동영상',
    repo: '소스 코드',
    apk: 'Android 앱',
    showAll: '전체 {count}개 보기',
  },
  contact: {
    title: '연락하기',
    phone: '전화',
    location: '지역',
    save: '연락처 저장',
  },
  form: {
    name: '이름',
    email: '이메일',
    message: '메시지',
    required: '필수',
    send: '메시지 보내기',
    sending: '보내는 중…',
    sent: '메시지를 보냈습니다!',
    failed: '보내지 못했습니다',
    answer: '{address} 주소로 {name}의 답장을 보내 드립니다.',
    serviceNote: '메시지는 외부 서비스를 통해 {name}에게 이메일로 전달됩니다.',
    count: '현재 {count}자, 최대 {limit}자',
    problems: {
      missing: '이 항목을 입력해 주세요.',
      'email-refused':
        '이 양식에서는 이 이메일 주소를 사용할 수 없습니다. 주소를 확인하시거나 name@example.com 같은 다른 주소를 입력해 주세요.',
      'message-too-long': '메시지가 너무 깁니다. 내용을 줄여 주세요.',
    },
    openMail: '내 이메일 앱 열기',
    ownAddress: '{name}에게 {address} 주소로 직접 이메일을 보내실 수도 있습니다.',
    subjectFrom: '{name}의 메시지',
    failure: '메시지는 양식에 그대로 남아 있습니다. 1분 뒤에 다시 시도해 주세요.',
  },
  footer: {
    top: '맨 위로',
  },
  notFound: {
    title: '페이지를 찾을 수 없습니다.',
    text: '페이지가 이동했거나 주소에 오타가 있을 수 있습니다.',
    home: '홈으로 이동',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
