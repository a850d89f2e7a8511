import type { Words } from './words';

export const ja: Words = {
  menu: {
    home: 'ホーム',
    contact: 'お問い合わせ',
  },
  header: {
    skip: 'メインコンテンツへ移動',
    menu: 'メニュー',
    dark: 'ダークモード',
  },
  newTab: '（新しいタブで開く）',
  home: {
    work: 'プロジェクトを見る',
    cv: '職務経歴書をダウンロード',
    pause: 'アニメーションを一時停止',
    social: 'SNS',
  },
  about: {
    title: '自己紹介',
    services: 'できること',
  },
  facts: {
    availability: '稼働状況',
    workplace: '勤務形態',
    timeZone: 'タイムゾーン',
    languages: '語学',
  },
  experience: {
    experience: '職務経歴',
    education: '学歴',
    certificates: '資格',
    publications: '執筆・発表',
    awards: '受賞歴',
    present: '現在',
    now: '今, 継続中, 在職中, 在籍中',
    since: 'から, より',
    until: 'まで',
    expected: '予定, 見込み, 卒業予定, 卒業見込み, 取得予定',
  },
  skills: {
    title: 'スキル',
    level: '習熟度',
    usedFor: '使用実績：{places}',
  },
  projects: {
    featuredTitle: '主なプロジェクト',
    title: 'プロジェクト',
    more: 'その他のプロジェクト',
    demo: 'デモ',
    video: '動画',
    repo: 'ソースコード',
    apk: 'Androidアプリ',
    showAll: '全{count}件を表示',
  },
  contact: {
    title: 'お気軽にご連絡ください',
    phone: '電話番号',
    location: '居住地',
    save: '連絡先を保存',
  },
  form: {
    name: 'お名前',
    email: 'メールアドレス',
    message: 'メッセージ',
    required: '必須',
    send: 'メッセージを送信',
    sending: '送信中…',
    sent: 'メッセージを送信しました',
    failed: '送信できませんでした',
    answer: '{name}より{address}宛てにご返信いたします。',
    serviceNote: 'メッセージは外部サービスを経由し、メールで{name}に届きます。',
    count: '現在{count}文字（上限{limit}文字）',
    problems: {
      missing: 'この項目を入力してください。',
      'email-refused':
        'このメールアドレスはこのフォームでは使用できません。ご確認いただくか、name@example.comのような別のアドレスを入力してください。',
      'message-too-long': 'メッセージが長すぎます。内容を短くしてください。',
    },
    openMail: 'メールアプリを開く',
    ownAddress: '{name}へ直接メールを送る場合は、{address}をご利用ください。',
    subjectFrom: 'お問い合わせ（{name}）',
    failure: 'メッセージはフォームに残っています。1分ほどおいてもう一度お試しください。',
  },
  footer: {
    top: 'ページトップへ戻る',
  },
  notFound: {
    title: 'このページは存在しません。',
    text: 'ページが移動したか、URLに誤りがある可能性があります。',
    home: 'ホームに戻る',
  },
  documents: {
    label: '{name}：',
    note: '{text}（{note}）',
  },
};
