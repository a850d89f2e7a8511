import type { Words } from './words';

/** The words in simplified characters. */
export const zh: Words = {
  menu: {
    home: '首页',
    contact: '联系方式',
  },
  header: {
    skip: '跳到正文',
    menu: '菜单',
    dark: '深色模式',
  },
  newTab: '（在新标签页中打开）',
  home: {
    work: '查看我的作品',
    cv: '下载简历',
    pause: '暂停动画',
    social: '社交账号',
  },
  about: {
    title: '关于我',
    services: '我能做什么',
  },
  facts: {
    availability: '当前状态',
    workplace: '工作方式',
    timeZone: '时区',
    languages: '语言',
  },
  experience: {
    experience: '工作经历',
    education: '教育经历',
    certificates: '证书',
    publications: '著作与文章',
    awards: '获奖经历',
    present: '至今',
    now: '现在, 目前, 今, 迄今',
    since: '自, 从, 起',
    until: '至, 到',
    expected: '预计, 预期, 毕业',
  },
  skills: {
    title: '专业技能',
    level: '熟练程度',
    usedFor: '应用于：{places}',
  },
  projects: {
    featuredTitle: '精选项目',
    title: '项目',
    more: '更多项目',
    demo: '在线演示',
    video: '视频',
    repo: '源代码',
    apk: '安卓应用',
    showAll: '显示全部 {count} 项',
  },
  contact: {
    title: '联系我',
    phone: '电话',
    location: '所在地',
    save: '保存到通讯录',
  },
  form: {
    name: '姓名',
    email: '电子邮箱',
    message: '留言',
    required: '必填',
    send: '发送留言',
    sending: '正在发送……',
    sent: '留言已发送！',
    failed: '发送失败',
    answer: '{name}的回复将发送至 {address}。',
    serviceNote: '您的留言将由第三方服务通过电子邮件转发给{name}。',
    count: '当前 {count} 个字符，上限 {limit} 个',
    problems: {
      missing: '请填写此项。',
      'email-refused':
        '此表单不接受这个邮箱地址。请检查地址，或换用其他地址，例如 name@example.com。',
      'message-too-long': '留言过长，请精简内容。',
    },
    openMail: '打开我的邮件应用',
    ownAddress: '您也可以直接写信给{name}，邮箱：{address}。',
    subjectFrom: '来自{name}的留言',
    failure: '留言仍在表单中。请在一分钟后重试。',
  },
  footer: {
    top: '返回顶部',
  },
  notFound: {
    title: '页面不存在。',
    text: '页面可能已被移动，或者地址输入有误。',
    home: '返回首页',
  },
  documents: {
    label: '{name}：',
    note: '{text}（{note}）',
  },
};
